import type { Slots } from '../../slots.ts';
import { Code } from '../../writers/code.ts';
import { identifier, joinPhp, type PhpCode, php } from '../../writers/php.ts';
import { honestUnderstanding } from '../behaviours.ts';
import { classFile, classNameOf } from '../code-names.ts';
import type { Contribution } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';
import { markdownText } from './markdown-text.ts';

/** Clauses that a model is asked about at most. */
const maxClauses = 3;

/**
 * What the description asks for and no feature makes: a large model may write it, each clause as the body of a method on
 * `init`. Without a model there is nothing, and the instructions say what was not understood.
 */
export function modelLogic(plan: PluginPlan, slots: Slots): Contribution {
  const { notUnderstood } = honestUnderstanding(plan);
  const written = notUnderstood.slice(0, maxClauses).flatMap((clause, index) => {
    const body = slots.php(`logic_${index + 1}`, { prompt: promptFor(plan, clause), fallback: '' });
    return body === '' ? [] : [{ clause, body, method: `part_${index + 1}` }];
  });
  if (written.length === 0) return {};

  const name = classNameOf(plan, 'Further_Logic');
  const methods = written.map(({ clause, body, method }) => methodFor(clause, body, method));
  const hooks = written.map(({ method }) => php`add_action( 'init', array( $this, ${method} ) );`);
  return {
    classes: [
      {
        name,
        summary: 'What a language model wrote for the rest of the description.',
        code: php`
          /**
           * What the description asks for besides, as a language model wrote it.
           */
          final class ${identifier(name)} {

            /**
             * Adds the hooks.
             */
            public function register() {
              ${joinPhp(hooks)}
            }

            ${joinPhp(methods, '\n\n')}
          }
        `,
      },
    ],
    boot: [php`( new ${identifier(name)}() )->register();`],
    instructions: written.map(
      ({ clause, method }) =>
        `The model wrote \`${method}()\` in \`${classFile(name)}\` for: ${markdownText(clause)}. Read it before you rely on it.`,
    ),
  };
}

function methodFor(clause: string, body: string, method: string): PhpCode {
  return php`
    /**
     * ${clause}
     */
    public function ${identifier(method)}() {
      ${new Code('php', body)}
    }
  `;
}

function promptFor({ names, entities }: PluginPlan, clause: string): string {
  const types = entities.map(({ singular, postType }) => `${singular} (post type ${postType})`).join(', ');
  return [
    `Write the body of one PHP 7.4 method of the WordPress plugin "${names.title}". It runs on the init action and does this: ${clause}`,
    types === '' ? '' : `The plugin has: ${types}.`,
    `Prefix every name with ${names.prefix}_, the text domain is ${names.slug}. Check capabilities and nonces, sanitize what comes in, escape what goes out.`,
    'Answer with statements only: no function, no class, no opening tag, no explanation.',
  ]
    .filter((line) => line !== '')
    .join('\n');
}
