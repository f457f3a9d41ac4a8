import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import type { PhpFunction, PhpParameter } from './php-function.ts';

/** A test that was drafted: where it belongs, and its code. */
export interface DraftedTest {
  /** Inside the project: `tests/test-shop-save.php`. */
  readonly path: string;
  readonly code: string;
}

/**
 * Drafts a PHPUnit test for WordPress' test suite: how the function is called, and for each check that its entry points need a
 * test that it is made. What only a person knows stands as an incomplete test, which fails no build and is not forgotten.
 * @param entries the entry points that the function handles
 */
export function draftTest(php: PhpFunction, entries: readonly EntryPoint[]): DraftedTest {
  const { name, className } = php;
  const subject = className === undefined ? name : `${className}_${name}`;
  const slug = subject.replace(/_+/g, '-').replace(/^-|-$/g, '').toLowerCase();
  const [ajax, rest] = [entries.find(({ kind }) => kind === 'ajax'), entries.find(({ kind }) => kind === 'rest')];
  const base = ajax === undefined ? 'WP_UnitTestCase' : 'WP_Ajax_UnitTestCase';
  const tests = [
    ...(ajax === undefined && rest === undefined ? [callTest(php)] : []),
    ...(ajax === undefined ? [] : ajaxTests(ajax)),
    ...(rest === undefined ? [] : restTests(rest)),
  ];
  const covers = className === undefined ? `::${qualified(php, name)}` : `${qualified(php, className)}::${name}`;
  const code = `<?php
/**
 * Tests of ${className === undefined ? name : `${className}::${name}`}().
 */

/**
 * @covers ${covers}
 */
class Test_${titleCase(subject)} extends ${base} {

${tests.join('\n')}}
`;
  return { path: `tests/test-${slug}.php`, code };
}

const incomplete = (what: string): string => `\t\t$this->markTestIncomplete( '${what.replaceAll("'", "\\'")}' );\n`;

const test = (name: string, body: string): string => `\tpublic function test_${name}() {\n${body}\t}\n`;

function callTest(php: PhpFunction): string {
  const { name, className, isStatic, parameters } = php;
  const required = parameters.filter(({ isOptional }) => !isOptional);
  const values = required.map((one) => `\t\t$${one.name} = ${sampleOf(one)};\n`).join('');
  const given = required.length === 0 ? '()' : `( ${required.map((one) => `$${one.name}`).join(', ')} )`;
  const owner = className === undefined ? '' : qualified(php, className);
  const object = className === undefined || isStatic ? '' : `\t\t$subject = new ${owner}();\n`;
  const callee = className === undefined ? qualified(php, name) : isStatic ? `${owner}::${name}` : `$subject->${name}`;
  const call = `${object}${values}\t\t$actual = ${callee}${given};\n\n`;
  return test('returns_what_is_expected', `${call}${incomplete('Say what is expected of $actual.')}`);
}

function ajaxTests({ name, nonce, capability, capabilities, public: isPublic }: EntryPoint): string[] {
  const action = name.replace(/^wp_ajax_(?:nopriv_)?/, '');
  const run = `\t\t$this->_handleAjax( '${action}' );\n`;
  const tests: string[] = [];
  if (nonce !== 'not_needed') {
    tests.push(
      test(
        'refuses_a_request_without_a_nonce',
        `\t\t$this->_setRole( 'administrator' );\n\n\t\t$this->expectException( WPAjaxDieStopException::class );\n${run}`,
      ),
    );
  }
  if (capability !== 'not_needed' && !isPublic) {
    const what = capabilities.length === 0 ? 'permission' : capabilities.join(', ');
    const nonceLine = `\t\t$_REQUEST['_ajax_nonce'] = wp_create_nonce( '${action}' ); // The action that the handler checks.\n`;
    const body = `\t\t$this->_setRole( 'subscriber' );\n${nonceLine}\n${incomplete(`Say how a user without ${what} is refused.`)}`;
    tests.push(test('refuses_a_user_without_permission', body));
  }
  tests.push(
    test('does_its_work_for_those_who_may', incomplete('Send a request that is allowed, and say what changes.')),
  );
  return tests;
}

function restTests({ name, methods = 'GET', capability, public: isPublic }: EntryPoint): string[] {
  const method = methods.split(',')[0] ?? 'GET';
  const route = `/${name.replace(/^\//, '')}`;
  const request = `\t\t$request  = new WP_REST_Request( '${method}', '${route}' );\n\t\t$response = rest_get_server()->dispatch( $request );\n\n`;
  const refuses =
    capability === 'not_needed' && isPublic
      ? []
      : [
          test(
            'refuses_a_visitor',
            `\t\twp_set_current_user( 0 );\n\n${request}\t\t$this->assertContains( $response->get_status(), array( 401, 403 ) );\n`,
          ),
        ];
  const answers = `${request}${incomplete('Say what the answer to a request that is allowed holds.')}`;
  return [...refuses, test('answers_those_who_may', answers)];
}

function qualified({ namespace }: PhpFunction, name: string): string {
  return namespace === '' ? name : `\\${namespace}\\${name}`;
}

const titleCase = (name: string): string =>
  name
    .split('_')
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('_');

function sampleOf({ name, type }: PhpParameter): string {
  const plain = type.replace(/^\?/, '').toLowerCase();
  if (plain === 'int' || /(?:^|_)id$/.test(name)) return '1';
  if (plain === 'float') return '1.5';
  if (plain === 'bool') return 'true';
  if (plain === 'array' || plain === 'iterable') return 'array()';
  if (plain === 'wp_post') return 'self::factory()->post->create_and_get()';
  if (plain === 'wp_user') return 'self::factory()->user->create_and_get()';
  if (plain === 'wp_term') return 'self::factory()->term->create_and_get()';
  if (plain === '' || plain === 'string' || plain === 'mixed') return `'${name}'`;
  return type.startsWith('?') ? 'null' : `$this->createMock( ${type}::class )`;
}
