// Games that are over.
import type { Page } from 'playwright-core';
import type { Message, NewTable } from '../src/wire/protocol';

/** Has a game played to its end by computers, also for the person whose table it is, and opens its page. */
export async function openFinished(page: Page, wanted: NewTable): Promise<void> {
  const code = await page.evaluate(
    (request) =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        let given = false;
        socket.onopen = () => socket.send(JSON.stringify({ do: 'new', ...request }));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as Message;
          if (message.type === 'error') reject(new Error(message.text));
          if (message.type === 'seated') {
            const tokens = { [message.table]: message.seats.map(({ token }) => token) };
            localStorage.setItem('shengxiao.tokens', JSON.stringify(tokens));
          }
          if (message.type !== 'table') return;
          if (!given) socket.send(JSON.stringify({ do: 'deputy', seat: 0, level: 3 }));
          given = true;
          if (!message.over) return;
          socket.close();
          resolve(message.table);
        };
      }),
    wanted,
  );
  await page.goto(new URL(`/#/t/${code}`, page.url()).href);
  await page.reload();
}
