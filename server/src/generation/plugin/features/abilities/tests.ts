import { identifier, type PhpCode, php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { pluralKeyOf } from '../support/entity-names.ts';
import { isEasilyMade, sampleOf } from '../support/test-records.ts';
import { abilityEntities, abilityNames } from './abilities-class.ts';

/** Tests of the abilities: what they make is found, by those who may. */
export function abilityTests(plan: PluginPlan): readonly TestCase[] {
  const entities = abilityEntities(plan).filter(isEasilyMade);
  if (entities.length === 0) return [];
  return [
    {
      name: 'Abilities',
      summary: 'Tests for the abilities.',
      methods: [setUp, ...entities.map((entity) => methodOf(plan, entity))],
    },
  ];
}

const setUp = php`
  /**
   * Skips the tests on WordPress versions without the Abilities API.
   */
  public function set_up() {
    parent::set_up();

    if ( ! function_exists( 'wp_get_ability' ) ) {
      $this->markTestSkipped( 'The Abilities API requires WordPress 6.9.' );
    }
  }
`;

function methodOf(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const names = abilityNames(plan, entity);
  return php`
    /**
     * Administrators can create and find entries; visitors cannot.
     */
    public function ${identifier(`test_abilities_of_${pluralKeyOf(entity)}`)}() {
      $create = wp_get_ability( ${names.create} );
      $get    = wp_get_ability( ${names.get} );
      $values = ${{ title: 'First', ...sampleOf(entity) }};

      $this->assertFalse( $create->check_permissions( $values ) );

      wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );

      $made = $create->execute( $values );

      $this->assertSame( 'First', $made['title'] );
      $this->assertSame( 'First', $get->execute( array( 'id' => $made['id'] ) )['title'] );

      wp_set_current_user( 0 );

      $this->assertFalse( $get->check_permissions( array( 'id' => $made['id'] ) ) );
    }
  `;
}
