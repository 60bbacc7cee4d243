// What every file of tests begins and ends with: a server, who comes to it, and no complaint at the end.
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { Company } from './company';
import { tellFailure } from './failure';
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
  afterEach(async (context) => {
    if (visit) await tellFailure(context, visit.page);
    await visit?.visitor.close();
    expect(visit?.visitor.complaints).toEqual([]);
  });
  return () => {
    if (!visit) throw new Error('there is no visit yet');
    return visit;
  };
}

/** Gives the tests a house where several people come and go. `settings`: of its server, if not the usual ones. */
export function companies(settings?: string[]): () => Company {
  let server: Server | undefined;
  let company: Company | undefined;
  beforeAll(async () => {
    server = await startServer(settings);
    company = new Company(server.url);
  });
  afterAll(() => server?.stop());
  afterEach(async (context) => {
    await tellFailure(context, ...(company?.guests ?? []).map(({ page }) => page));
    expect(await company?.part()).toEqual([]);
  });
  return () => {
    if (!company) throw new Error('there is no company yet');
    return company;
  };
}
