import { type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { Composer, raw } from '../../composer.ts';
import { readInstruction } from '../../reading/read-instruction.ts';
import type { Composed } from '../../recipe.ts';
import { routeOf } from '../../recipes/rest.ts';
import type { Draft } from '../draft.ts';
import { describeField, type Field, sanitizerOf, schemaOfField } from '../reading/fields.ts';
import { restChannel } from './channel.ts';
import { composeDeed } from './deeds.ts';
import { requestFields } from './fields.ts';
import { permissionOf } from './permissions.ts';

const methods: Readonly<Record<string, string>> = {
  GET: 'WP_REST_Server::READABLE',
  POST: 'WP_REST_Server::CREATABLE',
  PUT: 'WP_REST_Server::EDITABLE',
  PATCH: 'WP_REST_Server::EDITABLE',
  DELETE: 'WP_REST_Server::DELETABLE',
};

/** The schema of an argument, with what cleans and checks it. */
export function argumentOf(field: Field, method: string): Record<string, PhpValue> {
  const { name, type, format, choices, maximum } = field;
  // Nobody may have a query load everything.
  const isCount = type === 'integer' && /^(?:count|number|limit|per_?page|posts_per_page)$/.test(name);
  const isPlain = type !== 'string' || choices.length > 0 || format === 'hex-color';
  const required = field.isRequired ?? (method !== 'GET' && field.fallback === undefined);
  return {
    ...schemaOfField(field),
    ...(isCount && maximum === undefined ? { maximum: 100 } : {}),
    ...(required ? { required: true } : {}),
    ...(isPlain ? {} : { sanitize_callback: sanitizerOf(field), validate_callback: 'rest_validate_request_arg' }),
  };
}

/** A method of a route with what answers it. */
interface Endpoint {
  readonly method: string;
  readonly namespace: string;
  readonly path: string;
  readonly args: Record<string, PhpValue>;
  readonly permission: PhpCode;
  readonly work: PhpCode;
}

function endpointOf(c: Composer): Endpoint | null {
  const route = routeOf(c);
  if (route === null) return null;
  const { namespace, path, method, params } = route;
  const all = requestFields(c).filter(
    ({ name }) =>
      !namespace.startsWith(`${name}/`) && !namespace.endsWith(`/${name}`) && !path.split('/').includes(name),
  );
  const own = params.map((name) => all.find((one) => one.name === name) ?? describeField(name, ''));
  const fields = all.filter(({ name }) => !params.includes(name) && !isOutput(c, name, method));
  const work = composeDeed({ c, channel: restChannel(c), fields, path: own, method });
  if (work === null) return null;
  c.asked.states(/\b(?:GET|POST|PUT|PATCH|DELETE)\b|\bendpoint\b|\broute\b/);
  c.asked.states(/\bpublic\b|\blogged[ -]in\b|\bpermission|\bonly\b[^.\n]*\b(?:users|admin\w*|editors)\b|\bcapabilit/i);
  const used = fields.filter((field) => field.isRequired === true || work.text.includes(`'${field.name}'`));
  const args: Record<string, PhpValue> = Object.fromEntries([
    ...own.map((field) => [field.name, { ...schemaOfField(field), required: true }]),
    ...used.map((field) => [field.name, argumentOf(field, method)]),
  ]);
  return { method, namespace, path, args, permission: permissionOf(c, method, own), work };
}

/** Where a prompt speaks of a method: "GET returns …", "- DELETE /x: …", "POST takes …". */
const methodAt =
  /(?:^|[\n.;:,]\s*|\band\s+)(?:[-*•]\s*|\d+[.)]\s*)?`?(GET|POST|PUT|PATCH|DELETE)\b(?=`?\s+(?:\/|returns?|takes?|accepts?|saves?|lists?|gets?|reads?|stores?|updates?|deletes?|removes?|creates?|adds?|sets?|answers?|with|to\b|for\b|requests?|gives?|sends?|clears?|resets?|expects?|needs?|is\b|must|body))/g;

/**
 * What a prompt asks for several methods, one text each: what stands before the first of them goes for all. One text where
 * it asks for one.
 */
function textsOf(text: string): string[] {
  const places = [...text.matchAll(methodAt)];
  if (places.length < 2 || new Set(places.map(([, method]) => method)).size < 2) {
    const paths = places.filter(({ 0: match, index }) =>
      text
        .slice(index + match.length)
        .trim()
        .startsWith('/'),
    );
    if (paths.length < 2) return [text];
  }
  const starts = places.map((match) => match.index);
  const head = text
    .slice(0, starts[0])
    .replace(/\b(?:GET|POST|PUT|PATCH|DELETE)\b(?:\s*(?:,|and|\/|\+|&)\s*\b(?:GET|POST|PUT|PATCH|DELETE)\b)*/g, '');
  const tail =
    /[.\n]\s*(?=(?:both|all|only|logged|every|permission|public|anyone|everyone|admins?|users)\b[^.\n]*\.?\s*$)/i.exec(
      text.slice(starts.at(-1)),
    );
  const last = tail === null ? text.length : (starts.at(-1) ?? 0) + tail.index;
  const place = /\b(?:user |post )?(?:meta|option)(?: (?:key|field))?\s+[`"']?_?[a-z]\w*[`"']?/i.exec(text)?.[0];
  return starts.map((at, one) => {
    const own = text.slice(at, starts[one + 1] ?? last).replace(/^[\s.;:,\n]+/, '');
    return `${head}. ${place === undefined ? own : own.replace(/\b(?:there|to (?:them|it))\b/, `to the ${place}`)}. ${text.slice(last)}`;
  });
}

/** A route of the REST API: its arguments, who may ask, and what is done for those who do. */
export const restRoute: Draft = {
  id: 'draft-rest-route',
  name: 'register_routes',
  needs: /\brest\b|\bendpoint\b|\broute\b|\/v\d+\//,
  never:
    /register_rest_field|rest field|\bfields? .{0,30}\bto (?:the )?(?:posts?|rest)|post type\b(?=.{0,40}\b(?:label|public|supports|has_archive))|taxonom(?=.{0,40}\bregister)|block\b|rest_authentication_errors|disable|rewrite|\bwp-json\b.{0,20}\b(?:remove|prefix)|external|shortcode|meta box/,
  compose(c) {
    if (/https?:\/\//.test(c.text) && !c.says(/\brest\b|endpoint|route/)) return null;
    const texts = textsOf(c.text);
    if (texts.length > 1) {
      const endpoints = texts.map((text) => endpointOf(new Composer(readInstruction(text), null)));
      const known = endpoints.filter((one): one is Endpoint => one !== null);
      if (known.length === endpoints.length) {
        c.asked.takeAll();
        return composeSeveral(c, known);
      }
    }
    const endpoint = endpointOf(c);
    return endpoint === null ? null : composeOne(c, endpoint);
  },
};

const registered = ({ method, permission, args }: Endpoint, callback: PhpValue): PhpValue => ({
  methods: raw(methods[method] ?? 'WP_REST_Server::READABLE'),
  callback,
  permission_callback: permission,
  ...(Object.keys(args).length === 0 ? {} : { args }),
});

function composeSeveral(c: Composer, endpoints: readonly Endpoint[]): Composed {
  const isClass = c.instruction.className !== null;
  const named = endpoints.map((endpoint, at) => {
    const verb =
      { GET: 'get', POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' }[endpoint.method] ?? 'answer';
    const isTwice = endpoints.some((one, other) => other < at && one.method === endpoint.method);
    const name = `${verb}_${isTwice ? 'item' : 'items'}`;
    return { endpoint, name: isClass ? name : c.prefixed(`rest_${name}`) };
  });
  const paths = [...new Set(endpoints.map(({ path }) => path))];
  const calls = paths.map((path) => {
    const own = named.filter(({ endpoint }) => endpoint.path === path);
    const args = own.map(({ endpoint, name }) =>
      registered(endpoint, isClass ? raw(`array( $this, '${name}' )`) : name),
    );
    return php`register_rest_route( ${own[0]?.endpoint.namespace ?? ''}, ${path}, ${args.length === 1 ? (args[0] ?? {}) : args} );`
      .text;
  });
  return {
    summary: 'Registers the routes.',
    ...(isClass ? { name: 'register_routes' } : {}),
    hooks: [{ kind: 'action', hook: 'rest_api_init' }],
    body: raw(calls.join('\n')),
    beside: named.map(({ endpoint, name }) => ({
      name,
      summary: `Answers ${endpoint.method} requests.`,
      params: endpoint.work.text.includes('$request') ? 'WP_REST_Request $request' : '',
      body: endpoint.work,
    })),
  };
}

function composeOne(c: Composer, endpoint: Endpoint): Composed {
  const isClass = c.instruction.className !== null;
  const takes = (c.fn?.parameters ?? []).some(({ type }) => /WP_REST_Request/.test(type));
  const registering = isClass ? 'register_routes' : c.prefixed('register_routes');
  const named = c.instruction.functions.find(
    ({ name, parameters }) =>
      name !== c.fn?.name && (parameters ?? []).some(({ type }) => /WP_REST_Request/.test(type)),
  );
  const answering = takes
    ? (c.fn?.name ?? 'answer')
    : (named?.name ?? (isClass ? 'answer' : c.prefixed('answer_request')));
  const registration = {
    summary: 'Registers the route.',
    hooks: [{ kind: 'action' as const, hook: 'rest_api_init' }],
    body: php`register_rest_route( ${endpoint.namespace}, ${endpoint.path}, ${registered(endpoint, isClass ? raw(`array( $this, '${answering}' )`) : answering)} );`,
  };
  const answer = { summary: 'Answers a request.', params: 'WP_REST_Request $request', body: endpoint.work };
  if (takes) return { ...answer, name: answering, beside: [{ ...registration, name: registering }] };
  return { ...registration, beside: [{ ...answer, name: answering }] };
}

/** Whether a field is only told in the answer. */
function isOutput(c: Composer, name: string, method: string): boolean {
  const clause = c.text.split(/[;\n]|\.\s/).find((one) => new RegExp(String.raw`\b${name}\b`).test(one)) ?? '';
  const before = clause.slice(0, clause.search(new RegExp(String.raw`\b${name}\b`)));
  return (
    /\b(?:returns?|responds?|response|each|items?|objects?|output)\b/i.test(before) &&
    !/\b(?:param\w*|arg\w*|accepts?|takes?)\b/i.test(before) &&
    method === 'GET'
  );
}
