import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/offloaded-file',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  cwe: 'CWE-829',
  title: 'Script or style from a public CDN',
  description: 'Reports scripts and styles that are enqueued from a public content delivery network.',
  rationale: `A script of another server runs with all rights of the page, whatever that server sends tomorrow. It tells that server
of every visitor, which needs their consent in many countries, and the page breaks when it is slow or gone. The plugin
directory takes no plugin that loads its files so, services and fonts excepted.

Put the file into the plugin and enqueue it with \`plugins_url()\`.

**When to ignore it:** on a site of one's own whose owner has decided so.`,
  references: [
    {
      title: 'Plugin directory: calling files remotely',
      url: 'https://developer.wordpress.org/plugins/wordpress-org/common-issues/#calling-files-remotely',
    },
    {
      title: 'CWE-829: Inclusion of Functionality from Untrusted Control Sphere',
      url: 'https://cwe.mitre.org/data/definitions/829.html',
    },
  ],
  fix: 'none',
  sniffs: ['PluginCheck.CodeAnalysis.EnqueuedResourceOffloading', 'PluginCheck.CodeAnalysis.Offloading'],
  examples: {
    bad: [
      {
        code: "<?php\nwp_enqueue_script( 'swiper', 'https://cdn.jsdelivr.net/npm/swiper@11/swiper-bundle.min.js', array(), '11', true );\nwp_register_style( 'bootstrap', '//stackpath.bootstrapcdn.com/bootstrap/4.5.2/css/bootstrap.min.css', array(), '4' );\n",
        lines: [2, 3],
      },
    ],
    good: [
      "<?php\nwp_enqueue_script( 'swiper', plugins_url( 'swiper.js', __FILE__ ), array(), '11', true );\nwp_enqueue_style( 'inter', 'https://fonts.googleapis.com/css2?family=Inter', array(), null );\nwp_enqueue_script( 'stripe', 'https://js.stripe.com/v3/', array(), null, true );\n",
    ],
  },
};

const publicServers =
  /^(?:https?:)?\/\/((?:cdn|fastly)\.jsdelivr\.net|cdnjs\.cloudflare\.com|unpkg\.com|(?:max|stackpath|net)[\w.]*\.bootstrapcdn\.com|(?:cdn\.)?rawgit\.com|raw\.githubusercontent\.com|[\w-]+\.github\.io|cdn\.datatables\.net|cdn\.tailwindcss\.com|ajax\.aspnetcdn\.com|ajax\.googleapis\.com|use\.fontawesome\.com|code\.ionicframework\.com|cdn\.quilljs\.com|esm\.sh|cdn\.skypack\.dev)\//i;
/** quality/core-script-replaced speaks of these. */
const ofWordPress = /\/(jquery|jquery-ui|underscore|backbone|react|react-dom|lodash|moment)[\w.-]*\.js/i;

function check({ node, args, isLocal }: CallEvent, context: PhpContext): void {
  const address = args[1]?.value.constant;
  if (isLocal || typeof address !== 'string') return;
  const server = publicServers.exec(address)?.[1];
  if (server === undefined || ofWordPress.test(address)) return;
  context.report({
    at: args[1]?.node ?? node,
    message: `This file comes from ${server}, which can track visitors and change the file at any time.`,
    suggestion: 'Bundle the file with the plugin and enqueue it with plugins_url().',
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = {
  calls: [
    { names: ['wp_enqueue_script', 'wp_enqueue_style', 'wp_register_script', 'wp_register_style'], visit: check },
  ],
};
