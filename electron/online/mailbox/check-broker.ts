/** Does a broker answer at an address, take this login, and let us write and read? Nothing is left there. */
import type { BrokerAddress } from './broker-address.ts';
import type { BrokerFailure } from './broker-failure.ts';
import type { StreamSettings } from './broker-stream.ts';

/** seconds */
const SESSION = 0;

/** null: it does. `name`: of a client and a topic that nobody else uses. */
export async function checkBroker(
  address: BrokerAddress,
  name: string,
  stream?: StreamSettings,
): Promise<BrokerFailure | null> {
  const { BrokerConnection } = await import('./broker-connection.ts');
  return new Promise((resolve) => {
    const connection = new BrokerConnection(
      {
        ...{ address, client: name, listensTo: { [name]: 1 }, sessionFor: SESSION },
        ...{ will: { topic: name, payload: new Uint8Array() }, ...(stream && { stream }) },
      },
      {
        ready: () => {
          connection
            .publish(name, Buffer.from('Fairytable'), { qos: 1, expiry: 1 })
            .then(() => connection.close())
            // the reason comes with the end of the connection
            .catch(() => {});
        },
        message: () => Promise.resolve(),
        closed: resolve,
      },
    );
  });
}
