import { noPhp, php } from '../../../writers/php.ts';
import { classOf } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { settingsOf } from './settings-of.ts';

/** Tests of the settings: defaults, and what is made of values before they are kept. */
export function settingsTests(plan: PluginPlan): TestCase {
  const settings = classOf(plan, 'Settings');
  const own = settingsOf(plan);
  const text = own.find(({ type }) => type === 'text');
  const number = own.find(({ type, max }) => type === 'integer' && max !== undefined);
  const box = own.find(({ type }) => type === 'boolean');
  const sent = {
    ...(text && { [text.key]: '<script>alert( 1 )</script>Plain' }),
    ...(number && { [number.key]: Number(number.max) + 1 }),
    ...(box && { [box.key]: box.default === true ? '0' : '1' }),
    unknown: 'Anything',
  };
  return {
    name: 'Settings',
    summary: 'Tests for the settings.',
    methods: [
      php`
        /**
         * Defaults are used until settings are saved.
         */
        public function test_defaults_apply() {
          delete_option( ${settings}::OPTION );

          $this->assertSame( ${settings}::defaults(), ${settings}::all() );
        }
      `,
      php`
        /**
         * Settings are sanitized, and unknown keys are removed.
         */
        public function test_values_are_sanitized() {
          ( new ${settings}() )->register_setting();
          update_option( ${settings}::OPTION, ${sent} );

          ${text ? php`$this->assertSame( 'Plain', ${settings}::get( ${text.key} ) );` : noPhp}
          ${number ? php`$this->assertSame( ${Number(number.max)}, ${settings}::get( ${number.key} ) );` : noPhp}
          ${box ? php`$this->assertSame( ${box.default !== true}, ${settings}::get( ${box.key} ) );` : noPhp}
          $this->assertSame( array_keys( ${settings}::defaults() ), array_keys( ${settings}::all() ) );
        }
      `,
    ],
  };
}
