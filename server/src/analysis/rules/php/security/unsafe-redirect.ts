import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { eachPiece, literalPrefix } from '../../../languages/php/flow/ropes.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';

export const meta: RuleMeta = {
  id: 'security/unsafe-redirect',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-601',
  title: 'Open redirect',
  description: 'Data from the request determines which site the visitor is redirected to.',
  rationale: `A link to your site then leads to any other, with your name on it: the start of most phishing.

\`wp_safe_redirect()\` and \`wp_validate_redirect()\` only let hosts through that are on the site's list. \`esc_url_raw()\` checks the form of the address, not its host. End the request with \`exit\` after redirecting.`,
  references: [
    { title: 'wp_safe_redirect()', url: 'https://developer.wordpress.org/reference/functions/wp_safe_redirect/' },
    { title: 'CWE-601', url: 'https://cwe.mitre.org/data/definitions/601.html' },
  ],
  fix: 'suggestion',
  reach: { victim: 'visitor' },
  sniffs: ['WordPress.Security.SafeRedirect'],
  examples: {
    bad: [
      { code: "<?php\nwp_redirect( $_GET['to'] );\nexit;\n", lines: [2] },
      { code: "<?php\nheader( 'Location: ' . esc_url_raw( $_REQUEST['url'] ) );\nexit;\n", lines: [2] },
    ],
    good: [
      "<?php\nwp_safe_redirect( $_GET['to'] );\nexit;\n",
      "<?php\nwp_redirect( wp_validate_redirect( $_GET['to'], home_url() ) );\nexit;\n",
      "<?php\nwp_redirect( add_query_arg( 'done', absint( $_GET['n'] ), admin_url( 'index.php' ) ) );\nexit;\n",
      "<?php\nwp_redirect( home_url( '/page/' ) . sanitize_title( $_GET['slug'] ) );\nexit;\n",
    ],
  },
};

/** What stands before the address in a header. */
const leader = /^(?:location:\s*|refresh:\s*\d+\s*[;,]\s*(?:url\s*=\s*)?)/i;

/** Data behind the address's host does not choose the host. */
function choosesHost(target: ArgInfo): boolean {
  const prefix = literalPrefix(target.value).replace(leader, '');
  if (/^(?:https?:)?\/\/[^/]+\/|^\/(?!\/)|^\?|^[\w-]+\.php/.test(prefix)) return false;
  let first = true;
  let leads = true;
  eachPiece(target.value, target.node, (piece) => {
    if (!first) return;
    if (piece.kind === 'text') {
      if (piece.text.replace(leader, '') !== '') first = false;
      return;
    }
    first = false;
    // A piece that is not foreign comes first: home_url(), a constant.
    leads = piece.value.taints.length > 0 || piece.value.shape !== null;
  });
  return leads;
}

const severities = ['medium', 'medium', null] as const;

function checkHeader(header: ArgInfo | undefined, context: PhpContext): void {
  if (header === undefined) return;
  if (leader.test(literalPrefix(header.value))) {
    if (!choosesHost(header)) return;
    trackSink(context, header.value, Danger.Redirect, header.node, {
      effect: `decides where the ${/^refresh/i.test(literalPrefix(header.value)) ? 'Refresh' : 'Location'} header sends the visitor`,
      suggestion: 'Redirect with wp_safe_redirect(), or validate the URL with wp_validate_redirect() first.',
      severities,
    });
  }
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['wp_redirect'],
      visit({ args: [target], node, isLocal }, context) {
        if (target === undefined || isLocal || !choosesHost(target)) return;
        trackSink(context, target.value, Danger.Redirect, target.node, {
          effect: 'decides where wp_redirect() sends the visitor',
          suggestion: 'Use wp_safe_redirect(), which stays on the site unless the host is allowed.',
          severities,
          fix: { edits: [{ start: node.callee.start, end: node.callee.end, text: 'wp_safe_redirect' }], safe: false },
        });
      },
    },
    { names: ['header'], visit: ({ args: [header] }, context) => checkHeader(header, context) },
  ],
};
