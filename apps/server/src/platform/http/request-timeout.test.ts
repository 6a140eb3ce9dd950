import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startServerForTests } from '../../testing/start-test-server.ts';

const server = await startServerForTests({ database: 'embedded' });

test('a request whose body arrives too slowly is ended at the time limit', async () => {
  const { server: http } = server.app.http;
  expect(http.requestTimeout).toBe(5 * 60_000);
  // The same with a shorter limit; Node swaps the two if the header's limit exceeds the total.
  http.headersTimeout = 1_000;
  http.requestTimeout = 1_000;
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => {});
  const ended = new Promise((resolve) => socket.on('close', resolve));
  socket.write(
    'POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  );
  const drip = setInterval(() => socket.write(' '), 100);
  await ended;
  clearInterval(drip);
  expect(answer).toContain('408');
});
