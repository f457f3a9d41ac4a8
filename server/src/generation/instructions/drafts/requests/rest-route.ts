import { type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { permission, routeOf } from '../../recipes/rest.ts';
import type { Draft } from '../draft.ts';
import { describeField, type Field, readFields, sanitizerOf, schemaOfField } from '../reading/fields.ts';
import { restChannel } from './channel.ts';
import { composeDeed } from './deeds.ts';

const methods: Readonly<Record<string, string>> = {
  GET: 'WP_REST_Server::READABLE',
  POST: 'WP_REST_Server::CREATABLE',
  PUT: 'WP_REST_Server::EDITABLE',
  PATCH: 'WP_REST_Server::EDITABLE',
  DELETE: 'WP_REST_Server::DELETABLE',
};

/** The schema of an argument, with what cleans and checks it. */
function argumentOf(field: Field, method: string): Record<string, PhpValue> {
  const { name, type, format, choices, maxLength, maximum } = field;
  // Nobody may have a query load everything.
  const isCount = type === 'integer' && /^(?:count|number|limit|per_?page|posts_per_page)$/.test(name);
  const isPlain = type !== 'string' || choices.length > 0 || maxLength !== undefined || format === 'hex-color';
  const required = field.isRequired ?? (method !== 'GET' && field.fallback === undefined);
  return {
    ...schemaOfField(field),
    ...(isCount && maximum === undefined ? { maximum: 100 } : {}),
    ...(required ? { required: true } : {}),
    ...(isPlain ? {} : { sanitize_callback: sanitizerOf(field), validate_callback: 'rest_validate_request_arg' }),
  };
}

/** A route of the REST API: its arguments, who may ask, and what is done for those who do. */
export const restRoute: Draft = {
  id: 'draft-rest-route',
  name: 'register_routes',
  needs: /\brest\b|\bendpoint\b|\broute\b|\/v\d+\//,
  never:
    /register_rest_field|rest field|\bfields? .{0,30}\bto (?:the )?(?:posts?|rest)|post type|taxonom|block\b|rest_authentication_errors|disable|rewrite|\bwp-json\b.{0,20}\b(?:remove|prefix)|external|shortcode|meta box/,
  compose(c) {
    if (/https?:\/\//.test(c.text) && !c.says(/\brest\b|endpoint|route/)) return null;
    const route = routeOf(c);
    if (route === null) return null;
    const { namespace, path, method, params } = route;
    const all = readFields(c).filter(({ name }) => !namespace.startsWith(`${name}/`));
    const own = params.map((name) => all.find((one) => one.name === name) ?? describeField(name, ''));
    const fields = all.filter(({ name }) => !params.includes(name) && !isOutput(c, name, method));
    const work = composeDeed({ c, channel: restChannel(c), fields, path: own, method });
    if (work === null) return null;
    c.asked.states(/\b(?:GET|POST|PUT|PATCH|DELETE)\b|\bendpoint\b|\broute\b/);
    c.asked.states(
      /\bpublic\b|\blogged[ -]in\b|\bpermission|\bonly\b[^.\n]*\b(?:users|admin\w*|editors)\b|\bcapabilit/i,
    );
    const args: Record<string, PhpValue> = Object.fromEntries([
      ...own.map((field) => [field.name, { ...schemaOfField(field), required: true }]),
      ...fields.map((field) => [field.name, argumentOf(field, method)]),
    ]);
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
      body: php`register_rest_route( ${namespace}, ${path}, ${{
        methods: raw(methods[method] ?? 'WP_REST_Server::READABLE'),
        callback: isClass ? raw(`array( $this, '${answering}' )`) : answering,
        permission_callback: permission(c, method),
        ...(Object.keys(args).length === 0 ? {} : { args }),
      }} );`,
    };
    const answer = { summary: 'Answers a request.', params: 'WP_REST_Request $request', body: work };
    if (takes) return { ...answer, name: answering, beside: [{ ...registration, name: registering }] };
    return { ...registration, beside: [{ ...answer, name: answering }] };
  },
};

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
