import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Composed } from '../../recipe.ts';
import type { Draft } from '../draft.ts';
import { describeField, type Field } from '../reading/fields.ts';
import { capabilityOf } from '../screens/notices-and-widgets.ts';
import type { Asked } from './asked.ts';
import { ajaxChannel, type Channel } from './channel.ts';
import { requestFields } from './fields.ts';
import { type Nonce, readNonce } from './nonce.ts';
import { redirectTo, targetOf } from './redirects.ts';
import { postRightIn } from './steps/load-post.ts';
import { perform } from './steps/perform.ts';
import { idFieldOf } from './steps/step.ts';
import { type Fail, validate } from './validation.ts';

const home = raw("wp_get_referer() ?: home_url( '/' )");
const isOpenTo =
  /\bvisitors?\b|\bnopriv\b|\blogged[ -]out\b|\beverybody\b|\beveryone\b|\bguests?\b|\bnot logged[ -]in\b|\banyone\b|\bpublic\b|\banonymous\b/;

/** How a form is answered: the browser goes where the prompt says. */
const formChannel = (c: Composer): Channel => ({
  value: ({ name }: Field) => raw(`$${name}`),
  isMissing: () => null,
  fail: (_status, code) =>
    redirectTo(
      targetOf(
        c,
        code === 'not_found'
          ? /\b(?:not found|unknown|no such|missing|invalid)\b/i
          : /\b(?:already|fails?|failed|error|otherwise)\b/i,
      ) ?? php`add_query_arg( 'error', ${code}, ${home} )`,
    ),
  answer: () => redirectTo(targetOf(c, null) ?? home),
});

/** A hook of the front end on which a form is handled, and what it posts to be known by. */
function frontEndOf(c: Composer): { hook: string; marker: string | null } | null {
  const hook = c.asked.states(/\b(template_redirect|init|wp_loaded|admin_init)\b/)?.[1];
  const marker =
    c.asked.states(/\$_POST\s*\[\s*['"](\w+)['"]\s*\]\s*(?:is|exists|was)?/)?.[1] ??
    c.asked.states(/\b(?:submit|hidden) (?:field|button)\s+(?:named |called )?[`"']?(\w+)/i)?.[1];
  if (hook === undefined && !c.says(/front[- ]?end (?:form|submission)|\bform\b[^.\n]*\b(?:submi|post)/)) return null;
  return { hook: hook ?? 'template_redirect', marker: marker ?? null };
}

const honeypotOf = (c: Composer): string | null =>
  /\b(?:honey ?pot|trap)\b[^.;:\n]*?\b(?:field|input|named|called)?\s*[`"'(](\w+)[`"')]/i.exec(c.text)?.[1] ??
  /\bhoney ?pot (?:field )?([a-z]\w+)/i.exec(c.text)?.[1] ??
  null;

/** Statements that end a request without a valid nonce. */
function nonceCheck(nonce: Nonce, isAdmin: boolean, id: Field | undefined): PhpCode {
  const action = nonce.isOfItem && id !== undefined ? raw(`'${nonce.action}' . $${id.name}`) : php`${nonce.action}`;
  if (isAdmin) return php`check_admin_referer( ${action}, ${nonce.field} );`;
  return php`
    $nonce = sanitize_text_field( wp_unslash( $_POST[ ${nonce.field} ] ?? '' ) );
    if ( ! wp_verify_nonce( $nonce, ${action} ) ) {
      wp_die( esc_html__( 'The link you followed has expired.' ), '', array( 'response' => 403 ) );
    }
  `;
}

/** Who may send the form, as an early end. */
function capabilityCheck(c: Composer, id: Field | undefined): PhpCode {
  const own = postRightIn(c.text);
  const capability = own ?? capabilityOf(c);
  if (capability === null) return raw('');
  const test =
    own === null || id === undefined
      ? php`current_user_can( ${capability} )`
      : php`current_user_can( ${capability}, ${raw(`$${id.name}`)} )`;
  return php`
    if ( ! ${test} ) {
      wp_die( ${c.escapedText('Sorry, you are not allowed to do that.')}, '', array( 'response' => 403 ) );
    }
  `;
}

/** The handler of a form that posts to admin-post.php, or to a page of the site. */
export const formHandler: Draft = {
  id: 'draft-form-handler',
  name: 'handle_form',
  needs: /admin[-_]post|\bform\b|front[- ]?end submission|\$_post/,
  never:
    /shortcode|\bajax\b|\brest\b|\/v\d+\/|settings page|meta ?box|\bblock\b|search form|comment form|login form|log-?in form|registration form|checkout|widget|customizer|_filter\b/,
  compose(c) {
    const isAdminPost = /admin[-_]post/i.test(c.text);
    const front = isAdminPost ? null : frontEndOf(c);
    const action =
      c.asked.states(/admin_post_(?:nopriv_)?([a-z]\w+)/)?.[1] ??
      c.asked.states(
        /admin[-_]post(?:\.php)?\s*(?:handler|action|hook)?\s*(?:\(?\s*(?:with )?(?:the )?action)?\s*(?:is|:|=)?\s*[`"']?([a-z]\w*_\w+)/i,
      )?.[1] ??
      c.asked.value('action');
    if (isAdminPost ? action === null : front === null) return null;
    return composeForm(c, isAdminPost ? action : null, front);
  },
};

function composeForm(c: Composer, action: string | null, front: ReturnType<typeof frontEndOf>): Composed | null {
  const isAdmin = action !== null;
  const nonce =
    readNonce(c.text, { action: action ?? front?.marker ?? 'submit', field: '_wpnonce' }) ??
    (isAdmin ? { action, field: '_wpnonce', isOfItem: false } : null);
  const trap = honeypotOf(c);
  const fields = requestFields(c, [
    nonce?.field ?? '',
    nonce?.action ?? '',
    action ?? '',
    trap ?? '',
    front?.marker ?? '',
  ]);
  const isLink = c.fn !== null && c.returnType === 'string' && c.says(/\b(?:url|link)\b/);
  const source = isLink ? '$_REQUEST' : '$_POST';
  const param = isLink ? c.asked.states(/\b(?:param(?:eter)?|query arg|argument)\s+[`"']?(\w+)/i)?.[1] : undefined;
  const all =
    param === undefined
      ? fields
      : [
          { ...describeField(param, 'integer') },
          ...fields.filter(({ name }) => name !== c.fn?.parameters?.[0]?.name && name !== param),
        ];
  const reading = ajaxChannel(c, source);
  const channel = formChannel(c);
  const asked: Asked = { c, channel, fields: all, path: [], method: 'POST' };
  const work = perform(asked);
  if (work === null) return null;
  const id = idFieldOf(asked);
  const fail: Fail = (about, _status, code) =>
    redirectTo(
      targetOf(c, about) ??
        targetOf(c, /\b(?:invalid|error|fails?|otherwise)\b/i) ??
        php`add_query_arg( 'error', ${code}, ${home} )`,
    );
  const read = all.filter(({ name }) => work.text.includes(`$${name}`));
  const first = read.filter((field) => field === id);
  const assign = (list: readonly Field[]) => list.map((one) => raw(`$${one.name} = ${reading.value(one).text};`));
  const body = joinPhp([
    front?.marker == null
      ? raw('')
      : php`
      if ( ! isset( $_POST[ ${front.marker} ] ) ) {
        return;
      }
    `,
    ...(nonce?.isOfItem === true ? assign(first) : []),
    nonce === null ? raw('') : nonceCheck(nonce, isAdmin, id),
    c.says(/logged[ -]in (?:users?|members?)? ?only|only (?:for )?logged[ -]in/) && !isAdmin
      ? php`
      if ( ! is_user_logged_in() ) {
        auth_redirect();
      }
    `
      : raw(''),
    ...(nonce?.isOfItem === true ? [] : assign(first)),
    capabilityCheck(c, id),
    trap === null
      ? raw('')
      : php`
      if ( ! empty( $_POST[ ${trap} ] ) ) {
        ${redirectTo(targetOf(c, /\b(?:honey ?pot|filled|spam|bots?)\b/i) ?? home)}
      }
    `,
    ...assign(read.filter((field) => field !== id)),
    validate(
      asked,
      read.filter((field) => field !== id),
      fail,
    ),
    work,
  ]);
  const isOpen = isAdmin && isOpenTo.test(c.instruction.prose);
  const handler = {
    summary: 'Handles the form.',
    returns: 'void',
    hooks: isAdmin
      ? [
          { kind: 'action' as const, hook: `admin_post_${action}` },
          ...(isOpen ? [{ kind: 'action' as const, hook: `admin_post_nopriv_${action}` }] : []),
        ]
      : [{ kind: 'action' as const, hook: front?.hook ?? 'template_redirect' }],
    body,
  };
  const [parameter] = c.fn?.parameters ?? [];
  if (!isLink || parameter === undefined || nonce === null || id === undefined) return handler;
  c.take([parameter.name]);
  return {
    summary: 'Returns the address that does it, with its nonce.',
    returns: 'string',
    body: php`
      return wp_nonce_url(
        add_query_arg(
          ${{ action: action ?? '', [id.name]: raw(`$${parameter.name}`) }},
          admin_url( 'admin-post.php' )
        ),
        ${nonce.isOfItem ? raw(`'${nonce.action}' . $${parameter.name}`) : php`${nonce.action}`}${nonce.field === '_wpnonce' ? raw('') : php`, ${nonce.field}`}
      );
    `,
    beside: [{ ...handler, name: `${c.prefixed(action ?? 'form')}_handler` }],
  };
}
