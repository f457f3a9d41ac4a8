import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, php } from '../../writers/php.ts';
import type { SecurityHeaders } from './headers-plan.ts';

/** Tests that pages have the headers, and reports are counted. */
export const headersTests = (plan: PluginPlan, one: SecurityHeaders): readonly TestCase[] => [
  {
    name: 'Security_Headers',
    summary: 'Tests for security headers.',
    methods: [
      php`
        /**
         * Pages have the headers that protect visitors.
         */
        public function test_pages_have_headers() {
          $headers = ${classOf(plan, 'Security_Headers')}::headers( true, false );
          $this->assertNotEmpty( $headers );
          ${one.hsts_days > 0 ? php`$this->assertStringStartsWith( ${`max-age=${one.hsts_days * 86_400}`}, $headers['Strict-Transport-Security'] );` : noPhp}
          ${one.hsts_days > 0 ? php`$this->assertArrayNotHasKey( 'Strict-Transport-Security', ${classOf(plan, 'Security_Headers')}::headers( false, false ) );` : noPhp}
          ${one.frames === 'everyone' ? php`$this->assertArrayNotHasKey( 'X-Frame-Options', $headers );` : php`$this->assertSame( ${one.frames === 'nobody' ? 'DENY' : 'SAMEORIGIN'}, $headers['X-Frame-Options'] );`}
          foreach ( $headers as $value ) {
            $this->assertStringNotContainsString( "\n", $value );
          }
        }
      `,
      ...(one.content_policy?.collects_reports === true
        ? [
            php`
              /**
               * Reports are counted; what is no report is refused.
               */
              public function test_reports_are_counted() {
                delete_transient( ${classOf(plan, 'Policy_Reports')}::REPORTS );
                $reports = new ${classOf(plan, 'Policy_Reports')}();
                $request = new WP_REST_Request( 'POST', '/' . ${classOf(plan, 'Policy_Reports')}::ROUTE );
                $request->set_body( '{"csp-report":{"violated-directive":"img-src","blocked-uri":"https://example.org/a.png?secret=1","document-uri":"https://example.com/"}}' );
                $reports->receive( $request );
                $reports->receive( $request );

                $found = array_values( ${classOf(plan, 'Policy_Reports')}::all() );
                $this->assertCount( 1, $found );
                $this->assertSame( 2, $found[0]['count'] );
                $this->assertSame( 'https://example.org/a.png', $found[0]['blocked'] );

                $request->set_body( 'no report' );
                $this->assertWPError( $reports->receive( $request ) );
              }
            `,
          ]
        : []),
    ],
  },
];
