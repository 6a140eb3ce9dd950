import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

describe.each(DATABASE_KINDS)('plans on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  test('everybody reads what each plan gives, from the lowest up', async () => {
    const { status, body } = await call(`${server.url}/api/v1/paymentproductsplans/get-plans`);
    expect(status).toBe(200);
    const none = { isFairUse: false, coachingSessions: 0, coachingMinutes: 0 };
    expect(body).toEqual([
      { name: 'Basic', tier: 5, replayLimit: 100, ...none },
      { ...none, name: 'Platinum', tier: 10, replayLimit: 400, coachingSessions: 1, coachingMinutes: 30 },
      {
        name: 'Diamond',
        tier: 15,
        replayLimit: 3000,
        isFairUse: true,
        coachingSessions: 2,
        coachingMinutes: 45,
      },
      {
        name: 'TeamPlan',
        tier: 20,
        replayLimit: 5000,
        isFairUse: true,
        coachingSessions: 2,
        coachingMinutes: 60,
      },
    ]);
  });
});
