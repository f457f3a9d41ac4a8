import type { RestAnswer, Session } from './http.ts';
import type { RestRoute } from './inventory.ts';
import { type ArgumentSchema, allowedValue, refusedValue } from './rest-values.ts';

/** Who asks: nobody in particular, a subscriber, and the administrator. */
export interface Visitors {
  readonly anonymous: Session;
  readonly reader: Session;
  readonly admin: Session;
}

const refused = [401, 403];

/** What is put into fields: `text` where a schema takes any, and the id of an image of the media library. */
export interface GivenValues {
  readonly text: string;
  readonly picture: number;
}

/**
 * Creates, reads, changes and deletes through the REST routes of one plugin, as everybody, with good and bad values.
 * Returns what is wrong.
 */
export async function exerciseRest(
  visitors: Visitors,
  routes: readonly RestRoute[],
  { text, picture }: GivenValues,
): Promise<string[]> {
  const problems: string[] = [];
  /** Records of the plugin's collections so far, for those that refer to others. */
  const known: number[] = [];
  const items: { route: string; id: number | undefined }[] = [];
  const of = (route: string, method: string) =>
    routes.find((one) => one.route === route && one.methods.includes(method));
  for (const { route } of routes.filter((one) => one.methods.includes('POST') && !one.route.includes('(?P'))) {
    const create = of(route, 'POST');
    if (create === undefined) continue;
    const say = (what: string, answer: RestAnswer) =>
      problems.push(`${what} ${route}: HTTP status ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    const body = bodyFor(create.args, text);

    for (const [name, session] of Object.entries({ anonymous: visitors.anonymous, reader: visitors.reader })) {
      const answer = await session.rest('POST', route, body);
      if (!refused.includes(answer.status)) say(`POST by ${name}`, answer);
    }
    const made = await createRecord(visitors.admin, route, body, { known, picture });
    if (made.body.id !== undefined) known.push(made.body.id);
    if (![200, 201].includes(made.status)) say('POST by admin', made);
    if (/<script|onerror=/i.test(JSON.stringify(made.body))) say('POST keeps a script', made);

    for (const [name, schema] of Object.entries(create.args as Record<string, ArgumentSchema>)) {
      const bad = refusedValue(schema);
      if (bad === undefined || isWordPressOwn(name)) continue;
      const answer = await visitors.admin.rest('POST', route, { ...body, [name]: bad });
      if (answer.status !== 400) say(`POST with a bad ${name}`, answer);
    }
    const list = await visitors.anonymous.rest('GET', route);
    if (![200, ...refused].includes(list.status)) say('GET by anonymous', list);
    items.push({ route, id: made.body.id });
  }
  // Last, because each ends with the deletion of a record that another may refer to.
  for (const { route, id } of items) problems.push(...(await exerciseItem(visitors, routes, route, id)));
  return problems;
}

type Made = RestAnswer<{ id?: number; message?: string }>;

/** What records refer to: other records, and an image. */
interface Referred {
  readonly known: readonly number[];
  readonly picture: number;
}

/** Creates a record; where it wants to refer to another or to an image that does not exist, to one that does. */
async function createRecord(
  admin: Session,
  route: string,
  body: Record<string, unknown>,
  { known, picture }: Referred,
): Promise<Made> {
  let made: Made = await admin.rest('POST', route, body);
  for (const id of known) {
    if (made.status !== 400 || !/does not exist/.test(made.body.message ?? '')) break;
    for (const [name, value] of Object.entries(body)) if (Number.isInteger(value)) body[name] = id;
    made = await admin.rest('POST', route, body);
  }
  // No schema tells which number is an image: the one with which another complaint comes, or none.
  for (const name of Object.keys(body)) {
    const { message = '' } = made.body;
    if (made.status !== 400 || !/media library/.test(message)) break;
    if (!Number.isInteger(body[name])) continue;
    const before = body[name];
    body[name] = picture;
    const next: Made = await admin.rest('POST', route, body);
    if (next.body.message === message) body[name] = before;
    else made = next;
  }
  return made;
}

async function exerciseItem(
  visitors: Visitors,
  routes: readonly RestRoute[],
  collection: string,
  id: number | undefined,
): Promise<string[]> {
  const item = routes.find(
    ({ route }) => route.startsWith(`${collection}/(?P<`) && !route.slice(collection.length + 4).includes('/'),
  );
  if (item === undefined) return [];
  if (id === undefined) return [`${collection}: what was created has no id`];
  const problems: string[] = [];
  const path = `${collection}/${id}`;
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    for (const [name, session] of Object.entries({ anonymous: visitors.anonymous, reader: visitors.reader })) {
      const answer = await session.rest(method, path, method === 'DELETE' ? undefined : { title: 'Taken over' });
      if (!refused.includes(answer.status)) problems.push(`${method} ${path} by ${name}: HTTP status ${answer.status}`);
    }
  }
  const read = await visitors.admin.rest('GET', path);
  if (read.status !== 200) problems.push(`GET ${path} by admin: HTTP status ${read.status}`);
  const missing = await visitors.admin.rest('GET', `${collection}/999999`);
  if (missing.status !== 404) problems.push(`GET ${collection}/999999: HTTP status ${missing.status}`);
  const gone = await visitors.admin.rest('DELETE', `${path}?force=true`);
  if (gone.status !== 200)
    problems.push(`DELETE ${path} by admin: HTTP status ${gone.status} ${JSON.stringify(gone.body).slice(0, 200)}`);
  const after = await visitors.admin.rest('GET', path);
  if (![404, 410].includes(after.status)) problems.push(`GET ${path} after DELETE: HTTP status ${after.status}`);
  return problems;
}

/** Arguments of WordPress' own controllers of posts, which it checks itself. */
const isWordPressOwn = (name: string): boolean =>
  [
    'date',
    'date_gmt',
    'slug',
    'status',
    'password',
    'title',
    'content',
    'excerpt',
    'template',
    'author',
    'featured_media',
    'menu_order',
    'parent',
    'comment_status',
    'ping_status',
    'sticky',
    'format',
    'meta',
    'categories',
    'tags',
  ].includes(name);

function bodyFor(args: RestRoute['args'], text: string): Record<string, unknown> {
  const own = Object.entries(args as Record<string, ArgumentSchema>).filter(
    ([name, schema]) => schema.readonly !== true && (!isWordPressOwn(name) || ['title', 'content'].includes(name)),
  );
  return {
    ...Object.fromEntries(
      own.map(([name, schema]) => [name, isWordPressOwn(name) ? 'Fresh bread & butter' : allowedValue(schema, text)]),
    ),
    ...('status' in args ? { status: 'publish' } : {}),
  };
}
