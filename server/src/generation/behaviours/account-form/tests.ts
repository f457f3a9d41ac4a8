import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, type PhpCode, php } from '../../writers/php.ts';
import { type AccountForm, formTag, needsEmail, needsStaff } from './account-form-plan.ts';

/** Tests that the forms are there, and that accounts which wait stay out. */
export function accountFormTests(plan: PluginPlan, forms: readonly AccountForm[]): readonly TestCase[] {
  const visible = forms.filter(({ form }) => form !== 'profile');
  const approval = classOf(plan, 'Account_Approval');
  const methods: readonly PhpCode[] = [
    php`
      /**
       * Every form has a shortcode; forms for visitors have a nonce.
       */
      public function test_forms() {
        wp_set_current_user( 0 );
        ${joinPhp(forms.map((one) => php`$this->assertTrue( shortcode_exists( ${formTag(plan, one)} ) );`))}
        ${joinPhp(visible.map((one) => php`$this->assertStringContainsString( '_wpnonce', do_shortcode( ${`[${formTag(plan, one)}]`} ) );`))}
      }
    `,
    ...(forms.some((one) => needsEmail(one) || needsStaff(one))
      ? [
          php`
            /**
             * Accounts that wait cannot log in; once they are let in, they can.
             */
            public function test_waiting_accounts_stay_out() {
              $user = self::factory()->user->create_and_get();
              update_user_meta( $user->ID, ${approval}::META, 'staff' );

              $this->assertWPError( ( new ${approval}() )->refuse( $user ) );

              ${approval}::release( $user->ID );

              $this->assertSame( $user, ( new ${approval}() )->refuse( $user ) );
            }
          `,
        ]
      : []),
  ];
  return [{ name: 'Account_Forms', summary: 'Tests for forms of accounts.', methods }];
}
