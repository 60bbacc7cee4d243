// A server below a path, as behind a proxy that has other things above it.
import { expect, it } from 'vitest';
import { newGame, startServer, Visitor } from './harness';

it('below a path the page asks for nothing above it, and a link to a table leads there', async () => {
  const server = await startServer(['--base-path', '/club/']);
  const visitor = await Visitor.open({ width: 1280, height: 800 });
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  await page.goto(server.url.replace(/\/$/, '')); // without the slash it is sent to the path
  await newGame(page);
  expect(new URL(page.url()).pathname).toBe('/club/');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.locator('#clause-CC-9').waitFor();
  await page.reload();
  await page.getByRole('grid').waitFor();
  expect(asked).toContain('/club/ws');
  expect(asked).toContain('/club/rules/celestial_checkers.md');
  expect(asked.filter((path) => !path.startsWith('/club'))).toEqual([]);
  await visitor.close();
  await server.stop();
  expect(visitor.complaints).toEqual([]);
});
