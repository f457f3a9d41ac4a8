import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { Languages } from './languages-plan.ts';

/** Tests that the browser and the choice of a visitor decide. */
export function languageTests(plan: PluginPlan, { languages }: Languages): readonly TestCase[] {
  const name = classOf(plan, 'Languages');
  const [first, second] = languages;
  if (first === undefined || second === undefined) return [];
  return [
    {
      name: 'Languages',
      summary: 'Tests for the languages.',
      methods: [
        php`
          /**
           * The browser decides, then the choice.
           */
          public function test_language_of_the_visitor() {
            unset( $_COOKIE[ ${name}::COOKIE ] );
            $_SERVER['REQUEST_URI']          = '/';
            $_SERVER['HTTP_ACCEPT_LANGUAGE'] = ${`${first.code};q=0.4, ${second.code}-XX;q=0.9, xx`};
            $this->assertSame( ${second.code}, ${name}::current() );

            $_COOKIE[ ${name}::COOKIE ] = ${first.code};
            $this->assertSame( ${first.code}, ${name}::current() );

            $_COOKIE[ ${name}::COOKIE ] = '<b>';
            unset( $_SERVER['HTTP_ACCEPT_LANGUAGE'] );
            $this->assertSame( ${first.code}, ${name}::current() );
            unset( $_COOKIE[ ${name}::COOKIE ] );
          }
        `,
        php`
          /**
           * There is a link to every other language.
           */
          public function test_links() {
            $_COOKIE[ ${name}::COOKIE ] = ${first.code};
            $links                      = ( new ${name}() )->links();

            $this->assertSame( ${languages.length - 1}, substr_count( $links, '<a ' ) );
            $this->assertStringContainsString( 'aria-current="true"', $links );
            unset( $_COOKIE[ ${name}::COOKIE ] );
          }
        `,
      ],
    },
  ];
}
