import { type PhpCode, type PhpValue, php } from '../../../../writers/php.ts';
import { Composer, raw } from '../../../composer.ts';
import { readInstruction } from '../../../reading/read-instruction.ts';
import type { Composed } from '../../../recipe.ts';
import type { Draft } from '../../draft.ts';
import { describeField, type Field, schemaOfField } from '../../reading/fields.ts';
import { restChannel } from '../channel.ts';
import { composeDeed } from '../deeds.ts';
import { requestFields } from '../fields.ts';
import { argumentOf } from '../rest-route.ts';
import { itemCode, postItem } from './item-shape.ts';
import { listRoute } from './list-routes.ts';
import { mergedOption, optionRoute } from './option-routes.ts';
import { postRoute } from './post-routes.ts';
import { type AskedRoute, type AskedRoutes, readRoutes } from './read-routes.ts';
import { resourceOf } from './resource.ts';
import { fieldsIn } from './route-fields.ts';
import { routePermission } from './route-permission.ts';
import { siteFacts } from './site-facts.ts';

const constants: Readonly<Record<string, string>> = {
  GET: 'WP_REST_Server::READABLE',
  POST: 'WP_REST_Server::CREATABLE',
  PUT: 'WP_REST_Server::EDITABLE',
  DELETE: 'WP_REST_Server::DELETABLE',
};

interface Answered {
  readonly route: AskedRoute;
  readonly fields: readonly Field[];
  readonly work: PhpCode;
  readonly permission: PhpCode;
}

/** What a route does where it is neither plain posts nor stored values: by what is known to be done for requests. */
function deedOf({ namespace, common }: AskedRoutes, route: AskedRoute): { work: PhpCode; fields: Field[] } | null {
  const text = `${common.join('\n')}\n${route.method} /${namespace}${route.path.replace(/\(\?P<(\w+)>[^)]*\)/g, '<$1>')}: ${route.said}`;
  const c = new Composer(readInstruction(text), null);
  const own = route.params.map((name) => describeField(name, ''));
  const fields = requestFields(c).filter(
    ({ name }) => !route.params.includes(name) && !namespace.includes(name) && !route.path.split('/').includes(name),
  );
  const work = composeDeed({ c, channel: restChannel(c), fields, path: own, method: route.method });
  return work === null ? null : { work, fields: fields.filter(({ name }) => work.text.includes(`'${name}'`)) };
}

function answersOf(c: Composer, asked: AskedRoutes): Answered[] | null {
  const resource = resourceOf(c, c.text);
  const { common } = asked;
  const isSingle = asked.routes.length === 1;
  const withFields = asked.routes.map((route) => ({
    route,
    fields: fieldsIn(route.said, c.text).filter(
      ({ name }) => !route.params.includes(name) && !asked.namespace.split('/').includes(name),
    ),
  }));
  const all = withFields.flatMap(({ fields }) => fields);
  const item =
    resource?.kind === 'post'
      ? itemCode(
          postItem(
            c,
            [
              ...withFields.filter(({ route }) => route.method === 'GET').map(({ route }) => route.said),
              ...common,
              ...asked.routes.map(({ said }) => said),
            ],
            all,
          ),
        )
      : '';
  const answers: Answered[] = [];
  for (const { route, fields } of withFields) {
    const keptFields =
      route.method === 'GET' || fields.length > 0 || route.method === 'DELETE'
        ? fields
        : (withFields.find((one) => one.route.method === 'POST')?.fields ?? []).map((field) => ({
            ...field,
            isRequired: false,
            fallback: undefined,
          }));
    const values =
      resource?.kind === 'option' ? (isSingle ? mergedOption(resource) : callTo(c, 'get_settings', '')) : '';
    const usual =
      route.method !== 'GET'
        ? resource?.kind === 'option'
          ? 'manage_options'
          : 'edit_posts'
        : resource?.kind === 'option'
          ? 'manage_options'
          : null;
    const permission =
      resource?.kind === 'list' && resource.owner === 'user'
        ? routePermission(c, route, [...common, 'logged-in users only'], usual)
        : routePermission(c, route, common, usual);
    const work =
      resource?.kind === 'option'
        ? optionRoute(c, route, resource, keptFields, values)
        : resource?.kind === 'list'
          ? listRoute(c, route, resource, keptFields, common)
          : resource?.kind === 'post'
            ? postRoute(
                {
                  c,
                  type: resource.type,
                  common,
                  item,
                  checksItem: /'(?:edit|delete|publish)_posts'|is_user_logged_in/.test(permission.text),
                },
                route,
                keptFields,
              )
            : null;
    if (work !== null) answers.push({ route, fields: keptFields, work, permission });
    else if (siteFacts(route) !== null)
      answers.push({ route, fields: [], work: siteFacts(route) ?? raw(''), permission });
    else {
      const deed = isSingle ? null : deedOf(asked, route);
      if (deed === null) return null;
      answers.push({ route, permission, ...deed });
    }
  }
  return answers;
}

/** Sends headers that the prompt writes out, such as `Cache-Control: no-store`. */
function withHeaders(c: Composer, { said, method }: AskedRoute, work: PhpCode): PhpCode {
  const cached =
    /\bCache-Control\W{1,4}((?:no-store|no-cache|public|private|max-age=\d+|must-revalidate|s-maxage=\d+)(?:,\s*(?:no-store|no-cache|public|private|max-age=\d+|must-revalidate))*)/i.exec(
      method === 'GET' ? `${said} ${c.text}` : said,
    )?.[1];
  if (cached === undefined) return work;
  return raw(
    work.text.replace(
      /return rest_ensure_response\( ([\s\S]*?) \);$/,
      (_all, data: string) =>
        `$response = rest_ensure_response( ${data} );\n$response->header( 'Cache-Control', '${cached}' );\n\nreturn $response;`,
    ),
  );
}

/** An expression that calls a function of the answer, of its class or beside it. */
const callTo = (c: Composer, name: string, args: string): string =>
  c.instruction.className === null ? `${c.prefixed(name)}(${args})` : `$this->${name}(${args})`;

function argsOf({ route, fields }: Answered): Record<string, PhpValue> {
  const isOfItem = route.method === 'PUT' || (route.method === 'POST' && route.params.length > 0);
  return Object.fromEntries([
    ...route.params.map((name) => [name, { ...schemaOfField(describeField(name, '')), required: true }] as const),
    ...fields.map((field) => {
      const own = isOfItem && field.isRequired === null ? { ...field, isRequired: false } : field;
      const isText =
        own.type === 'string' && own.choices.length === 0 && own.minLength === undefined && own.format === null;
      const needed = own.isRequired === true && isText && route.method !== 'GET' ? { ...own, minLength: 1 } : own;
      return [field.name, argumentOf(needed, route.method)] as const;
    }),
  ]);
}

/** Names of the callbacks, as controllers call theirs. */
function namesOf(answers: readonly Answered[]): string[] {
  const taken = new Set<string>();
  return answers.map(({ route: { method, params, path } }) => {
    const isItem = params.length > 0;
    const verb =
      { GET: 'get', POST: isItem ? 'update' : 'create', PUT: 'update', DELETE: 'delete' }[method] ?? 'answer';
    const usual = `${verb}_item${method === 'GET' && !isItem ? 's' : ''}`;
    const last =
      path
        .split('/')
        .filter((one) => /^[\w-]+$/.test(one))
        .at(-1) ?? 'route';
    const name = taken.has(usual) ? `${verb}_${last.replace(/-/g, '_')}` : usual;
    taken.add(name);
    return name;
  });
}

function compose(c: Composer, asked: AskedRoutes, answers: readonly Answered[]): Composed {
  const { className } = c.instruction;
  const isController = /\bextend(?:s|ing)\s+[`"']?\\?WP_REST_Controller\b/.test(c.text);
  const names = namesOf(answers).map((name) => (className === null ? c.prefixed(`rest_${name}`) : name));
  const paths = [...new Set(answers.map(({ route }) => route.path))];
  const calls = paths.map((path) => {
    const own = answers.flatMap((one, at) => (one.route.path === path ? [{ one, name: names[at] ?? '' }] : []));
    const registered = own.map(({ one, name }): PhpValue => {
      const args = argsOf(one);
      return {
        methods: raw(constants[one.route.method] ?? 'WP_REST_Server::READABLE'),
        callback: className === null ? name : raw(`array( $this, '${name}' )`),
        permission_callback: one.permission,
        ...(Object.keys(args).length === 0 ? {} : { args }),
      };
    });
    return php`register_rest_route( ${asked.namespace}, ${path}, ${registered.length === 1 ? (registered[0] ?? {}) : registered} );`
      .text;
  });
  const resource = resourceOf(c, c.text);
  const settings =
    resource?.kind === 'option' && answers.length > 1
      ? [
          {
            name: className === null ? c.prefixed('get_settings') : 'get_settings',
            summary: 'Returns the settings, with the defaults of those that are not saved.',
            returns: 'array',
            body: raw(`return ${mergedOption(resource)};`),
          },
        ]
      : [];
  return {
    summary: 'Registers the routes.',
    ...(className === null ? {} : { name: 'register_routes' }),
    hooks: [{ kind: 'action', hook: 'rest_api_init' }],
    body: raw(calls.join('\n')),
    beside: [
      ...settings,
      ...answers.map(({ route, work }, at) => ({
        name: names[at] ?? '',
        summary: `Answers ${route.method} requests for ${route.path.replace(/\(\?P<(\w+)>[^)]*\)/g, '<$1>')}.`,
        params: isController ? '$request' : work.text.includes('$request') ? 'WP_REST_Request $request' : '',
        body: withHeaders(c, route, work),
      })),
    ],
  };
}

/** The routes of a prompt, each read for itself with what goes for all of them. */
export const listedRoutes: Draft = {
  id: 'draft-listed-routes',
  name: 'register_routes',
  isWhole: true,
  needs: /\brest\b|\bendpoints?\b|\broutes?\b|\/v\d+\b|\bcontroller\b/,
  never:
    /signature|\bhmac\b|\bwebhook|register_rest_field|rest field|\b(?:dynamic|gutenberg|editor) block|register_block|rest_authentication_errors|shortcode|\bfetch\(|meta box|wp_remote|https?:\/\/(?!\S*wp-json)/,
  compose(c) {
    const asked = readRoutes(c.text);
    if (asked === null) return null;
    const answers = answersOf(c, asked);
    if (answers === null) return null;
    c.asked.takeAll();
    return compose(c, asked, answers);
  },
};
