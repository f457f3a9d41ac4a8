import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, type PhpCode, php } from '../../writers/php.ts';
import { type Listing, type MadeListing, madeListings } from './listing-plan.ts';

/** Statements that make a record which everybody may see; null where that takes more than WordPress. */
function recordPhp({ kind, one }: MadeListing): PhpCode | null {
  const isPlain =
    (one.conditions ?? []).length === 0 &&
    one.whose === 'all' &&
    one.period === undefined &&
    one.layout !== 'calendar' &&
    one.audience.who === 'everyone' &&
    kind.isInternal !== true &&
    !kind.needsShop;
  if (!isPlain) return null;
  switch (kind.storage) {
    case 'post':
      return kind.key === 'media'
        ? null
        : php`self::factory()->post->create( array( 'post_type' => ${kind.type}, 'post_title' => 'Fish & chips', 'post_status' => 'publish' ) );`;
    case 'user':
      return php`self::factory()->user->create( array( 'display_name' => 'Fish & chips' ) );`;
    case 'term':
      return php`self::factory()->term->create( array( 'taxonomy' => ${kind.type}, 'name' => 'Fish & chips' ) );`;
    default:
      return null;
  }
}

/** Tests that every listing is there, and that what is to be seen is shown. */
export function listingTests(plan: PluginPlan, listings: readonly Listing[]): readonly TestCase[] {
  const made = madeListings(plan, listings);
  const shown = made.flatMap((one) => {
    const record = recordPhp(one);
    return record === null ? [] : [{ name: one.one.name, record }];
  });
  const loggedIn = made.filter(({ one }) => one.audience.who !== 'everyone' && one.audience.who !== 'guests');
  return [
    {
      name: 'Listings',
      summary: 'Tests for listings.',
      methods: [
        php`
          /**
           * Every listing has its shortcode and its block.
           */
          public function test_shortcodes_and_blocks_are_registered() {
            $this->assertNotEmpty( array_filter( ${made.map(({ one }) => prefixed(plan, one.name))}, 'shortcode_exists' ) );
            foreach ( ${made.map(({ one }) => `${plan.names.slug}/${one.name.replaceAll('_', '-')}`)} as $name ) {
              $this->assertTrue( WP_Block_Type_Registry::get_instance()->is_registered( $name ), $name );
            }
          }
        `,
        ...shown.map(
          ({ name, record }) => php`
            /**
             * Records are shown, escaped.
             */
            public function ${identifier(`test_${name}_shows_records`)}() {
              ${record}

              $html = ( new ${classOf(plan, 'Listings')}() )->${identifier(`show_${name}`)}( array( 'per_page' => 200 ) );

              $this->assertStringContainsString( 'Fish &amp; chips', $html );
            }
          `,
        ),
        ...loggedIn.map(
          ({ one }) => php`
            /**
             * Visitors see nothing of it.
             */
            public function ${identifier(`test_${one.name}_is_not_for_visitors`)}() {
              wp_set_current_user( 0 );

              $html = ( new ${classOf(plan, 'Listings')}() )->${identifier(`show_${one.name}`)}();

              $this->assertStringNotContainsString( '<section', $html );
            }
          `,
        ),
      ],
    },
  ];
}
