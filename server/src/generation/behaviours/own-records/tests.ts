import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, php } from '../../writers/php.ts';
import type { MadeOwn } from './own-plan.ts';

/** Tests that records are the owner's alone to change. */
export const ownTests = (plan: PluginPlan, all: readonly MadeOwn[]): readonly TestCase[] =>
  all.map(({ one, kind, number }) => {
    const own = classOf(plan, `Own_Records_${number}`);
    const isByLink = one.proof.by === 'link';
    return {
      name: `Own_Records_${number}`,
      summary: `Tests for what owners of ${kind.plural} may do.`,
      methods: [
        php`
          /**
           * Records are their owners' alone.
           */
          public function test_records_are_their_owners_alone() {
            $own   = new ${own}();
            $owner = self::factory()->user->create();
            $post  = get_post(
              self::factory()->post->create(
                array(
                  'post_type'   => ${kind.type},
                  'post_author' => $owner,
                )
              )
            );
            ${!isByLink && kind.ownerMeta !== undefined ? php`update_post_meta( $post->ID, ${kind.ownerMeta}, $owner );` : noPhp}

            wp_set_current_user( self::factory()->user->create() );
            $this->assertFalse( $own->is_own( $post ) );
            $this->assertFalse( $own->is_own( $post, 'guessed' ) );
            $this->assertFalse( $own->is_own( null ) );

            wp_set_current_user( $owner );
            ${
              isByLink
                ? php`
                  wp_parse_str( (string) wp_parse_url( ${own}::link_of( $post ), PHP_URL_QUERY ), $link );
                  $this->assertTrue( $own->is_own( $post, $link['key'] ) );
                `
                : php`$this->assertTrue( $own->is_own( $post ) );`
            }
            $this->assertWPError( $own->change( $post, 'nonsense' ) );
            ${
              one.can_delete
                ? php`
                  $this->assertTrue( $own->change( $post, 'delete' ) );
                  $this->assertSame( 'trash', get_post_status( $post->ID ) );
                `
                : noPhp
            }
          }
        `,
      ],
    };
  });
