/** Which addresses are asked for new versions. The feed, and what redirects from it, are strangers. */

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Is it on this machine? Only there is http as good as https, and only tests have a feed there. */
const isHere = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.includes(hostname);

export const mayBeFeed = (url: URL): boolean =>
  (url.protocol === 'https:' || isHere(url)) && url.username === '' && url.password === '';

/** From a feed over https nothing leads to http, nor to another protocol. */
export const mayBeAsked = (url: URL, feed: URL): boolean =>
  mayBeFeed(url) && (url.protocol === 'https:' || isHere(feed));

/** An address in a text, from `base`; null where it is none. */
export const addressIn = (text: string, base?: URL): URL | null =>
  URL.canParse(text, base?.href) ? new URL(text, base?.href) : null;
