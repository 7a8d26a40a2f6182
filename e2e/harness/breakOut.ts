/**
 * An injected script that tries everything a content policy should prevent. It lists what worked; for a restricted page
 * the list is empty. It waits for the result of each attempt, never for time: a refused resource fires an error, and
 * refused scripts are followed by one that is not.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/**
 * Returns what worked. "Outside" is a server of the test that answers everybody, so successful requests are noticed.
 */
export async function tryToBreakOut(page: Page): Promise<string[]> {
  const reached: string[] = [];
  const server = http.createServer((request, response) => {
    reached.push(`request of ${request.url}`);
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' });
    response.end('window.ranOutside = true');
  });
  server.on('upgrade', (request, socket) => {
    reached.push(`socket to ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const worked = await tryInPage(page, `127.0.0.1:${(server.address() as AddressInfo).port}`);
    return [...worked, ...reached];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function tryInPage(page: Page, outside: string): Promise<string[]> {
  return page.evaluate(async (outside) => {
    const worked: string[] = [];
    const marks = window as unknown as Record<string, unknown>;
    const settled = (element: HTMLElement, name: string) =>
      new Promise<void>((done) => {
        element.addEventListener('load', () => {
          worked.push(name);
          done();
        });
        element.addEventListener('error', () => done());
        document.head.append(element);
      });

    const inline = document.createElement('script');
    inline.textContent = 'window.ranInline = true';
    document.head.append(inline);
    if (marks.ranInline) worked.push('inline script');

    const holder = document.createElement('div');
    holder.setAttribute('onclick', 'window.ranHandler = true');
    document.body.append(holder);
    holder.click();
    if (marks.ranHandler) worked.push('inline handler');

    const link = document.createElement('a');
    link.href = 'javascript:window.ranLink = true';
    document.body.append(link);
    link.click();
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    if (marks.ranLink) worked.push('javascript: address');

    try {
      // biome-ignore lint/security/noGlobalEval: that it is refused is what is tested
      globalThis.eval('window.ranEval = true');
      worked.push('eval');
    } catch {
      // refused, as it should be
    }
    try {
      new Function('return 1')();
      worked.push('new Function');
    } catch {
      // refused, as it should be
    }

    const style = document.createElement('style');
    style.textContent = 'body { --inline-style: yes }';
    document.head.append(style);
    if (getComputedStyle(document.body).getPropertyValue('--inline-style') !== '') worked.push('inline style');

    for (const address of [`http://${outside}/x.js`, 'data:text/javascript,window.ranData=1', 'blob:x']) {
      const script = document.createElement('script');
      script.src = address.startsWith('blob:')
        ? URL.createObjectURL(new Blob(['window.ranBlob = 1'], { type: 'text/javascript' }))
        : address;
      await settled(script, `script from ${address}`);
    }
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = 'data:text/css,body{color:red}';
    await settled(sheet, 'style sheet from data:');
    const picture = document.createElement('img');
    picture.src = `http://${outside}/spy.png`;
    await settled(picture, 'picture from outside');
    for (const address of [`http://${outside}/fetched`, 'https://example.invalid/', 'file:///etc/hosts'])
      await fetch(address, { mode: 'no-cors' }).then(
        () => worked.push(`fetch of ${address}`),
        () => null,
      );
    await new Promise<void>((done) => {
      try {
        const socket = new WebSocket(`ws://${outside}/socket`);
        socket.onopen = () => worked.push('socket to outside');
        socket.onerror = () => done();
        socket.onclose = () => done();
      } catch {
        done();
      }
    });
    try {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' })));
      await new Promise<void>((done) => {
        worker.onmessage = () => {
          worked.push('worker from blob:');
          done();
        };
        worker.onerror = () => done();
      });
    } catch {
      // refused, as it should be
    }
    const frame = document.createElement('iframe');
    const forbidden = new Promise<boolean>((answer) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        if (event.effectiveDirective === 'frame-src') answer(true);
      });
      // a frame that loaded says so; one that did not shows an empty page instead
      window.addEventListener('message', (event) => event.data === 'from the frame' && answer(false));
    });
    frame.src = 'data:text/html,<script>parent.postMessage("from the frame", "*")</script>';
    document.body.append(frame);
    if (!(await forbidden)) worked.push('a frame from data:');
    frame.remove();
    const base = document.createElement('base');
    base.href = 'https://example.invalid/';
    document.head.append(base);
    if (new URL('x', document.baseURI).host === 'example.invalid') worked.push('base');
    base.remove();
    return worked;
  }, outside);
}
