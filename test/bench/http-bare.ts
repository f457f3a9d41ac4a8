/** What Fastify itself can do: HTTPS, a JSON body read, a JSON body answered. Arguments: certificate and key files. */
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';

const [, , certFile = '', keyFile = ''] = process.argv;
const app = fastify({ https: { cert: readFileSync(certFile), key: readFileSync(keyFile) }, bodyLimit: 2 ** 20 });
app.post('/', async () => ({ ok: true }));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ url })}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
