import { classOf } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { SecurityHeaders } from './headers-plan.ts';

/** Headers that say the same on every page, by their names. */
const fixedOf = ({ frames, nosniff, referrer, denied_features: denied = [] }: SecurityHeaders) => ({
  ...(frames === 'everyone' ? {} : { 'X-Frame-Options': frames === 'nobody' ? 'DENY' : 'SAMEORIGIN' }),
  ...(nosniff ? { 'X-Content-Type-Options': 'nosniff' } : {}),
  ...(referrer === undefined ? {} : { 'Referrer-Policy': referrer }),
  ...(denied.length === 0 ? {} : { 'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', ') }),
});

/** The class that sends the headers. */
export function headersClass(plan: PluginPlan, one: SecurityHeaders): PhpCode {
  const policy = one.content_policy;
  const seconds = one.hsts_days * 86_400;
  return php`
    /**
     * Sends headers with which browsers protect visitors.
     */
    final class ${classOf(plan, 'Security_Headers')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'send_headers', array( $this, 'send' ) );
        add_action( 'login_init', array( $this, 'send' ) );
        add_action( 'admin_init', array( $this, 'send' ) );
      }

      /**
       * Sends the headers.
       */
      public function send() {
        if ( headers_sent() ) {
          return;
        }

        foreach ( self::headers( is_ssl(), is_admin() || did_action( 'login_init' ) ) as $name => $value ) {
          header( "$name: $value" );
        }
      }

      /**
       * Gets the headers of a page.
       *
       * @param bool $is_secure Whether it is asked for over HTTPS: otherwise browsers heed no Strict-Transport-Security.
       * @param bool $is_staff  Whether it is of the administration, whose scripts a policy of the site would stop.
       * @return string[] Values, keyed by name.
       */
      public static function headers( $is_secure, $is_staff ) {
        $headers = ${fixedOf(one)};
        ${
          one.hsts_days === 0
            ? noPhp
            : php`
              if ( $is_secure ) {
                $headers['Strict-Transport-Security'] = ${`max-age=${seconds}${one.hsts_subdomains === true ? '; includeSubDomains' : ''}`};
              }
            `
        }
        ${
          policy === undefined
            ? noPhp
            : php`
              $policy = trim( preg_replace( '/[[:cntrl:]\\s]+/', ' ', (string) ${settingValue(plan, 'content_policy', policy.text)} ) );
              if ( '' !== $policy && ! $is_staff ) {
                $headers[${policy.is_report_only ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy'}] = ${
                  policy.collects_reports
                    ? php`$policy . '; report-uri ' . rest_url( ${classOf(plan, 'Policy_Reports')}::ROUTE )`
                    : php`$policy`
                };
              }
            `
        }

        /**
         * Filters the headers of a page.
         *
         * @param string[] $headers Values, keyed by name.
         */
        return apply_filters( ${`${plan.names.prefix}_security_headers`}, $headers );
      }
    }
  `;
}
