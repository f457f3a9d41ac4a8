import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { prefixed } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingKey } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass } from '../../support/tool-names.ts';
import type { MaintenanceMode } from './maintenance-options.ts';
import { switchOption } from './maintenance-switch.ts';

/** Tests of who finds the site closed. */
export const maintenanceTests = (plan: PluginPlan, options: MaintenanceMode): TestCase => ({
  name: 'Maintenance_Mode',
  summary: 'Tests for maintenance mode.',
  methods: [
    php`
      /**
       * The site is closed to visitors, but not to administrators.
       */
      public function test_closes_the_site_for_visitors_only() {
        $maintenance = new ${toolClass(plan, 'maintenance_mode', 'Gate')}();

        ${options.switchHours !== undefined ? php`update_option( ${switchOption(plan)}, time() );` : php`update_option( ${prefixed(plan, 'settings')}, array( 'on' => true ) );`}
        wp_set_current_user( 0 );
        $this->assertTrue( $maintenance->is_closed() );
        $this->assertWPError( $maintenance->close_rest( null ) );

        wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
        $this->assertFalse( $maintenance->is_closed() );
        $this->assertNull( $maintenance->close_rest( null ) );
      }
    `,
    options.switchHours !== undefined ? switchTest(plan, options) : endTest(plan),
  ],
});

const endTest = (plan: PluginPlan): PhpCode => php`
      /**
       * The site reopens automatically at the configured time.
       */
      public function test_opens_by_itself() {
        $maintenance = new ${toolClass(plan, 'maintenance_mode', 'Gate')}();

        update_option( ${prefixed(plan, 'settings')}, array( ${settingKey(plan, 'end')} => '2020-01-01T00:00' ) );
        $this->assertFalse( $maintenance->is_on() );

        update_option( ${prefixed(plan, 'settings')}, array( ${settingKey(plan, 'end')} => '2090-01-01T00:00' ) );
        $this->assertTrue( $maintenance->is_on() );
        $this->assertGreaterThan( YEAR_IN_SECONDS, $maintenance->retry_after() );
      }
    `;

const switchTest = (plan: PluginPlan, { switchHours = 0 }: MaintenanceMode): PhpCode => php`
  /**
   * The site is open until the switch is used, and reopens by itself if it should.
   */
  public function test_follows_the_switch() {
    $maintenance = new ${toolClass(plan, 'maintenance_mode', 'Gate')}();

    delete_option( ${switchOption(plan)} );
    $this->assertFalse( $maintenance->is_on() );

    update_option( ${switchOption(plan)}, time() - ${switchHours} * HOUR_IN_SECONDS + 60 );
    $this->assertTrue( $maintenance->is_on() );
    ${
      switchHours > 0
        ? php`
          update_option( ${switchOption(plan)}, time() - ${switchHours} * HOUR_IN_SECONDS - 60 );
          $this->assertFalse( $maintenance->is_on() );
        `
        : noPhp
    }
  }
`;
