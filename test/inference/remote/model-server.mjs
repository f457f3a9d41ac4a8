/**
 * A server that speaks OpenAI's protocol and does with each model what its name says, run as a process of its own. Prints its port;
 * `GET /seen?model=<model>` answers the requests that it got, `GET /release` lets those to the model `held` end.
 */
import { createServer } from 'node:http';

const plan = JSON.stringify({
  plan: {
    version: 1,
    entities: [{ key: 'workshop', singular: 'Workshop', plural: 'Workshops' }],
  },
  understood: [{ text: 'Workshops', as: 'entities[0]' }],
});
const code = '<?php\nfunction acme_title(): string {\n\treturn esc_html( get_the_title() );\n}\n';
const broken = '<?php\nfunction acme_title( {\n\treturn;\n';
const injection = "<?php\nfunction acme_title() {\n\techo $_GET['title'];\n\teval( $_POST['code'] );\n}\n";

const texts = {
  good: code,
  fenced: `<think>Let me see.</think>\n\`\`\`php\n${code}\`\`\`\nThis returns the title.`,
  plan: `Here it is:\n\`\`\`json\n${plan}\n\`\`\``,
  'bad-plan': '{"plan":{"version":1,"pigeons":[]}}',
  broken,
  injection,
  refusal: 'I cannot help with that.',
  cut: code,
  'no-schema': plan,
  slow: code,
  tools: '',
};
const seen = [];
const tries = new Map();
/** Ends what was asked of `held`. */
let release = Promise.withResolvers();

const chunk = (delta, finish_reason = null) => ({
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason }],
});

async function bodyOf(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text === '' ? {} : JSON.parse(text);
}

const server = createServer(async (request, response) => {
  const json = (status, value, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  if (request.url.startsWith('/seen?')) {
    const model = new URLSearchParams(request.url.slice('/seen?'.length)).get('model');
    return json(
      200,
      seen.filter(({ body }) => body.model === model),
    );
  }
  if (request.url === '/release') {
    release.resolve();
    release = Promise.withResolvers();
    return json(200, {});
  }
  if (request.url === '/v1/models') return json(200, { object: 'list', data: [] });
  const body = await bodyOf(request);
  const entry = { url: request.url, body, key: request.headers.authorization ?? null, isClosed: false };
  seen.push(entry);
  response.on('close', () => {
    entry.isClosed = true;
  });
  const { model } = body;
  const count = (tries.get(model) ?? 0) + 1;
  tries.set(model, count);
  if (model === 'never') return;
  if (model === 'busy' && count < 3) return json(429, { error: { message: 'slow down' } }, { 'retry-after': '0' });
  if (model === 'failing') return json(500, { error: { message: 'out of memory' } });
  if (model === 'locked') return json(401, { error: { message: `wrong key ${request.headers.authorization}` } });
  if (model === 'small') return json(400, { error: { message: 'maximum context length is 10 tokens' } });
  if (model === 'no-schema' && body.response_format)
    return json(400, { error: { message: 'response_format: unknown' } });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (value) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  if (model === 'tools') {
    send(chunk({ tool_calls: [{ index: 0, id: 'call_a', function: { name: 'look_up', arguments: '' } }] }));
    for (const part of ['{"hook":', '"init"}'])
      send(chunk({ tool_calls: [{ index: 0, function: { arguments: part } }] }));
    send(chunk({}, 'tool_calls'));
    return response.end('data: [DONE]\n\n');
  }
  const text = texts[model] ?? code;
  const isText = request.url.endsWith('/completions') && !request.url.includes('/chat/');
  for (let at = 0; at < text.length; at += 7) {
    const piece = text.slice(at, at + 7);
    send(isText ? { choices: [{ index: 0, text: piece, finish_reason: null }] } : chunk({ content: piece }));
    if (model === 'cut' && at > 14) return response.socket.end();
    if (model === 'slow') return;
    if (model === 'held' && at === 0) await release.promise;
  }
  send(isText ? { choices: [{ index: 0, text: '', finish_reason: 'stop' }] } : chunk({}, 'stop'));
  send({ choices: [], usage: { prompt_tokens: 11, completion_tokens: 22, total_tokens: 33 } });
  response.end('data: [DONE]\n\n');
});
// A test that works for long finds its connection open.
server.keepAliveTimeout = 600_000;
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => console.log(server.address().port));
