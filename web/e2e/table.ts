// What every file of tests begins and ends with: a server, a visitor on its page, and no complaint at the end.
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startServer, Visitor, type Server } from './harness';

export interface Visit {
  url: string;
  visitor: Visitor;
  page: Visitor['page'];
}

/** Gives each test a fresh browser on the start page. */
export function visits(width = 1280, height = 800): () => Visit {
  let server: Server | undefined;
  let visit: Visit | undefined;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    const url = server?.url ?? '';
    const visitor = await Visitor.open({ width, height });
    await visitor.page.goto(url);
    visit = { url, visitor, page: visitor.page };
  });
  afterEach(async () => {
    await visit?.visitor.close();
    expect(visit?.visitor.complaints).toEqual([]);
  });
  return () => {
    if (!visit) throw new Error('there is no visit yet');
    return visit;
  };
}
