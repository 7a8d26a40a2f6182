/**
 * A home as a process of its own, to be killed: `node HOME FOLDER URL KEY END LAST`. The two write in turns, as in a game:
 * it sends its next message when the other's was received, and ends when both have sent LAST and everything is confirmed.
 * What it receives it writes to `received` in its folder; to standard output it says what is safe from then on.
 */
import fs from 'node:fs';
import path from 'node:path';
import { realDisk } from '../../saves/disk/disk.ts';
import { readBrokerAddress } from './broker-address.ts';
import { Mailbox, type MailboxStatus } from './mailbox.ts';
import { type End, roomOf } from './room.ts';

export type HomeSaid = { readonly sent: string } | { readonly received: string } | { readonly over: true };

const [folder = '', url = '', key = '', third = '', last = ''] = process.argv.slice(2);
const end = Number(third) as End;
const address = readBrokerAddress(url);
if (!address.ok) throw new Error(address.error.message);
const say = (said: HomeSaid): void => void fs.writeSync(1, `${JSON.stringify(said)}\n`);
const log = path.join(folder, 'received');
const kept = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];

let mailbox: Mailbox | null = null;
let isSending = false;
let isOver = false;
async function play(): Promise<void> {
  if (!mailbox || isSending || isOver) return;
  isSending = true;
  while (mailbox.sent < Number(last) && mailbox.sent < kept.length + (end === 0 ? 1 : 0)) {
    const text = `${end} ${mailbox.sent + 1}`;
    const sent = await mailbox.send(text);
    if (!sent.ok) throw new Error(sent.error.message);
    say({ sent: text });
  }
  isSending = false;
}
function look({ waiting, isAllSent }: MailboxStatus): void {
  const isDone = mailbox?.sent === Number(last) && kept.length === Number(last) && waiting === 0 && isAllSent;
  if (!isDone || isOver) return;
  isOver = true;
  say({ over: true });
}
const opened = await Mailbox.open({
  ...{ disk: realDisk, folder, room: roomOf(Uint8Array.from(Buffer.from(key, 'hex'))), end, address: address.value },
  waits: { first: 5, most: 40, rare: 40, good: 10_000, again: 50, look: 200 },
  events: {
    received: ({ n, text }) => {
      // once more, because it was killed after it had written this
      if (n !== kept.length + 1) return;
      fs.appendFileSync(log, `${text}\n`, { flush: true });
      kept.push(text);
      say({ received: text });
      void play();
    },
    live: () => {},
    changed: look,
    ignored: () => {},
  },
});
mailbox = opened;
look(opened.status);
void play();
