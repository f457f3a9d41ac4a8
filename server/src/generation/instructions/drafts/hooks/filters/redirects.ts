import { phpString } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import { block, type HookReader } from '../parts.ts';
import type { Phrase, Reading } from '../reading.ts';
import type { Scene } from '../scene.ts';
import { allOf } from '../scene.ts';
import { readTests } from '../tests.ts';

const q = phpString;

interface Way {
  readonly said: string;
  readonly hook: string;
  readonly params: string;
  readonly args: number;
  readonly value: string;
  readonly scene: Scene;
  readonly guard?: string;
}

const ways: readonly Way[] = [
  {
    said: 'logout_redirect|(?:after |on |upon )?log(?:ging)?[ -]?out\\b|after (?:they|users?) log out',
    hook: 'logout_redirect',
    params: 'string $redirect_to, string $requested, WP_User $user',
    args: 3,
    value: '$redirect_to',
    scene: { account: '$user', user: '$user->ID' },
  },
  {
    said: 'login_redirect|(?:after |on |upon )?log(?:ging|s)?[ -]?in\\b|after sign(?:ing)?[ -]in',
    hook: 'login_redirect',
    params: 'string $redirect_to, string $requested, $user',
    args: 3,
    value: '$redirect_to',
    scene: { account: '$user', user: '$user->ID' },
    guard: '! $user instanceof WP_User',
  },
  {
    said: 'registration_redirect|after (?:they |users? )?(?:registration|registering|regist\\w+|signing up)',
    hook: 'registration_redirect',
    params: 'string $redirect_to',
    args: 1,
    value: '$redirect_to',
    scene: {},
  },
];

/** An address of the site, as code. */
export function addressIn(r: Reading, within: readonly Phrase[]): string | null {
  const found = r.take(
    '(?:to |send |them |on |at |the |address |page |url |screen |list |of |posts |\\()*(?:(?:the )?(?:page |path |url )?(·+|(?<![\\w.])/[\\w/?=&#-]*|https?://[^\\s,;)]+|[\\w-]+\\.php(?:\\?[\\w=&-]+)?))\\)?',
    within,
  );
  if (found !== null) {
    const said = (found.groups[0] ?? '').replace(/[.,]$/, '');
    if (/^https?:/.test(said)) return q(said);
    if (/^[\w-]+\.php/.test(said)) return `admin_url( ${q(said)} )`;
    if (/^\/?wp-admin\//.test(said)) return `admin_url( ${q(said.replace(/^\/?wp-admin\//, ''))} )`;
    if (said.startsWith('/')) return `home_url( ${q(said)} )`;
    if (/^[\w-]+$/.test(said)) return `home_url( ${q(`/${said}/`)} )`;
  }
  if (r.take('(?:to |the )*(?:home ?page|front ?page|home|site root|start page)', within) !== null)
    return `home_url( '/' )`;
  if (r.take('(?:to |the |their |his )*(?:dashboard|wp-admin|admin(?:istration)?)\\b', within) !== null)
    return 'admin_url()';
  if (r.take('(?:to |the |their )*(?:profile)(?: page| screen)?', within) !== null) return `admin_url( 'profile.php' )`;
  if (r.take('(?:to |the )*(?:list of posts|posts list)', within) !== null) return `admin_url( 'edit.php' )`;
  return null;
}

/** Where people go after they have logged in, logged out or registered, by who they are. */
export const redirectFilters: HookReader = (r) => {
  if (
    !r.says('redirect|\\bsends?\\b|\\bgo(?:es)? to|\\bland\\b|\\btake\\b|\\bbring') ||
    r.says(
      'rest|\\bmail|\\be-?mail|admin_init|template_redirect|wp-admin (?:access|redirect)|401|404|shortcode|\\bwhen (?:a|an) (?!user)',
    )
  )
    return [];
  const way = ways.find(({ said }) => r.says(`\\b(?:${said})`));
  if (way === undefined) return [];
  r.takeAll(`\\b(?:${way.said})\\b`);
  const cases: { tests: string[]; to: string }[] = [];
  let fallback = way.value;
  for (const phrase of r.phrases) {
    const isRest =
      r.find(
        'everyone else|everybody else|all others?|others|otherwise|anybody else|the rest|all other users|anyone else',
        [phrase],
      ) !== null;
    const to = addressIn(r, [phrase]);
    const tests = readTests(r, way.scene, [phrase]);
    if (isRest) {
      r.takeAll(
        '(?:leave|leaves|keep|keeps)?\\s*(?:everyone else|everybody else|all others?|others|otherwise|anybody else|the rest|all other users|anyone else)(?: (?:where (?:they|he) (?:were|was|are) going|as (?:it is|usual|before)|unchanged|alone|keeps? the default|goes where they wanted|stays?|go(?:es)?|the default))*',
        [phrase],
      );
      if (to !== null) fallback = to;
    } else if (to !== null) cases.push({ tests, to });
    else if (tests.length > 0 && cases.length === 0) cases.push({ tests, to: '' });
  }
  const full = cases.filter(({ to }) => to !== '');
  const pending = cases.find(({ to }) => to === '');
  if (full.length === 0) return [];
  if (pending !== undefined && full[0] !== undefined && full[0].tests.length === 0)
    full[0].tests.push(...pending.tests);
  const always = full.find(({ tests }) => tests.length === 0);
  if (always !== undefined && fallback === way.value) fallback = always.to;
  r.takeAll('(?:redirects?|sends?|goes|go|land|take|bring|users?|them|people|leave|where they were going)\\b');
  const isAsked = r.take('(?:respect|keep|honou?r|unless)[^.;\\n]*(?:redirect_to|requested)[^.;\\n]*') !== null;
  const guards = [...(way.guard === undefined ? [] : [way.guard]), ...(isAsked ? [`'' !== $requested`] : [])];
  return [
    {
      name: way.hook,
      summary: 'Says where people go then.',
      kind: 'filter',
      hook: way.hook,
      params: way.params,
      args: way.args,
      returns: 'string',
      body: block(
        ...(guards.length > 0 ? [raw(`if ( ${guards.join(' || ')} ) {\n\treturn ${way.value};\n}\n`)] : []),
        ...full
          .filter(({ tests }) => tests.length > 0)
          .map(({ tests, to }) => raw(`if ( ${allOf(tests)} ) {\n\treturn ${to};\n}`)),
        raw(`return ${fallback};`),
      ),
    },
  ];
};
