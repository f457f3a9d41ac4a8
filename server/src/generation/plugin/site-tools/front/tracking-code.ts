import type { Clause } from '../../../understanding/clause.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import { settingKey, settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { toolClass, toolClassName, toolHandle } from '../support/tool-names.ts';

type TrackingCode = {
  /** `G-ABC123`, `GTM-ABC123`; empty: nothing is counted yet. */
  readonly id: string;
  /** Capability of those who are not counted; empty: everybody is. */
  readonly spared: string;
};

const named =
  / (google analytics|google tag manager|google tags?|ga4|gtm|gtag|gtag\.js) | (tracking|measurement|analytics|container) ids? /;

const idIn = ({ text = '' }: Clause): string => /\b(?:G|GTM|AW|GT)-[A-Z0-9]{4,14}\b/.exec(text)?.[0] ?? '';

function sparedIn({ line }: Clause): string | null {
  const spares =
    / (except|not|exclude|excludes|excluded|excluding|skip|skips|ignore|ignores|without|don't|doesn't|never|unless|but|only) .*(admins?|administrators?|editors?|logged|users?|staff|visitors?) /;
  if (!spares.test(line)) return null;
  if (/ (admins?|administrators?) /.test(line) && !/ editors? /.test(line)) return 'manage_options';
  if (/ (editors?|authors?|staff) /.test(line)) return 'edit_posts';
  return /logged/.test(line) ? 'read' : null;
}

const alsoTrue =
  / (settings?|tracking|measurement|analytics|id|ids|head|header|every page|all pages|anonymi[sz]\w*|ip|admins?|administrators?|logged|gtag|google|script|snippet|configur\w+) /;

/** "Add Google Analytics with the measurement ID G-ABC123, but not for logged-in administrators." */
export const trackingCode: SiteTool<TrackingCode> = {
  tool: 'tracking_code',
  example: 'Add Google Analytics with the measurement ID G-ABC1234567, but not for logged-in administrators.',
  recognize(clause) {
    if (
      !named.test(clause.line) ||
      / (fields?|shipment|shipments|parcel|parcels|order|orders|package|packages) /.test(clause.line)
    )
      return null;
    const id = idIn(clause);
    // Whoever brings code of their own wants a place for it.
    if (
      id === '' &&
      (/ (paste|custom|footer|snippets?|scripts|consent) /.test(clause.line) ||
        / code .*(header|head|body) /.test(clause.line))
    )
      return null;
    if (id === '' && !/ (google|ga4|gtm|gtag) |(tracking|measurement|analytics) id /.test(clause.line)) return null;
    return { id, spared: sparedIn(clause) ?? 'edit_posts' };
  },
  refine(clause, options) {
    const id = idIn(clause);
    const spared = sparedIn(clause);
    if (id === '' && spared === null && !alsoTrue.test(clause.line)) return null;
    return { id: id || options.id, spared: spared ?? options.spared };
  },
  describe: ({ id, spared }) =>
    `Adds Google ${id.startsWith('GTM-') ? 'Tag Manager' : 'Analytics'}${id === '' ? '' : ` with the ID ${id}`}, ${whoIsSpared[spared] ?? 'for all visitors'}.`,
  settings: ({ id, spared }) => [
    {
      key: 'tracking_id',
      names: /^(?:.*_)?id$|tracking|measurement|container/,
      type: 'text',
      label: 'Tracking ID',
      description: 'ID of Google Analytics (G-…) or Google Tag Manager (GTM-…). Leave empty to load nothing.',
      default: id,
      section: 'general',
    },
    {
      key: 'spared',
      names: /exclude|skip|logged|spare/,
      type: 'choice',
      label: 'Do not track',
      description: '',
      default: spared,
      section: 'general',
      choices: [
        { value: 'manage_options', label: 'Administrators' },
        { value: 'edit_posts', label: 'All users who can write posts' },
        { value: 'read', label: 'All logged-in users' },
        { value: 'do_not_allow', label: 'No one (track all visitors)' },
      ],
    },
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, 'tracking_code', 'Printer'),
          summary: 'Loads the tracking code.',
          code: trackingClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'tracking_code', 'Printer')}() )->register();`],
      privacy: [
        'If a tracking ID is set, pages load a script from Google, which receives the IP address and browser of visitors and the pages they view.',
      ],
      readme: {
        features: ['Google Analytics or Google Tag Manager on every page, without tracking your own team'],
        tags: ['google analytics', 'tracking'],
      },
      instructions: [
        options.id === ''
          ? 'Enter the tracking ID in the settings to load the tracking code.'
          : 'The tracking ID can be changed in the settings.',
      ],
      tests: [trackingTests(plan)],
    };
  },
};

const whoIsSpared: Readonly<Record<string, string>> = {
  manage_options: 'except for administrators',
  edit_posts: 'except for users who can write posts',
  read: 'except for logged-in users',
};

function trackingClass(plan: PluginPlan, { id, spared }: TrackingCode): PhpCode {
  const handle = toolHandle(plan, 'tracking_code');
  return php`
    /**
     * Loads the tracking code.
     */
    class ${toolClass(plan, 'tracking_code', 'Printer')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_enqueue_scripts', array( $this, 'load_script' ) );
      }

      /**
       * Gets the tracking ID for the current visitor.
       *
       * @return string Tracking ID, or an empty string if the visitor is not tracked.
       */
      public function id() {
        $id = strtoupper( trim( ${settingValue(plan, 'tracking_id', id)} ) );

        return preg_match( '/^(G|GT|AW|GTM)-[A-Z0-9]+$/', $id ) && ! current_user_can( ${settingValue(plan, 'spared', spared)} ) ? $id : '';
      }

      /**
       * Enqueues the Google script with the tracking ID.
       */
      public function load_script() {
        $id = $this->id();
        if ( '' === $id ) {
          return;
        }

        $is_manager = 0 === strpos( $id, 'GTM-' );

        wp_enqueue_script(
          ${handle},
          'https://www.googletagmanager.com/' . ( $is_manager ? 'gtm.js' : 'gtag/js' ) . '?id=' . rawurlencode( $id ),
          array(),
          // No version, because it would prevent caching.
          null, // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
          array( 'strategy' => 'async' )
        );
        wp_add_inline_script(
          ${handle},
          $is_manager
            ? "window.dataLayer = window.dataLayer || [];\nwindow.dataLayer.push( { 'gtm.start': Date.now(), event: 'gtm.js' } );"
            : "window.dataLayer = window.dataLayer || [];\nfunction gtag() {\n\twindow.dataLayer.push( arguments );\n}\ngtag( 'js', new Date() );\ngtag( 'config', " . wp_json_encode( $id ) . ' );',
          'before'
        );
      }
    }
  `;
}

const trackingTests = (plan: PluginPlan): TestCase => ({
  name: 'Tracking_Code',
  summary: 'Tests for the tracking code.',
  methods: [
    php`
      /**
       * Visitors are tracked; administrators and invalid IDs are not.
       */
      public function test_counts_visitors_only() {
        $printer = new ${toolClass(plan, 'tracking_code', 'Printer')}();

        update_option( ${prefixed(plan, 'settings')}, ${{ [settingKey(plan, 'tracking_id')]: 'g-abc123', [settingKey(plan, 'spared')]: 'manage_options' }} );
        wp_set_current_user( 0 );
        $this->assertSame( 'G-ABC123', $printer->id() );

        wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
        $this->assertSame( '', $printer->id() );

        update_option( ${prefixed(plan, 'settings')}, ${{ [settingKey(plan, 'tracking_id')]: 'G-1";alert(1)//' }} );
        wp_set_current_user( 0 );
        $this->assertSame( '', $printer->id() );
      }
    `,
  ],
});
