import { Guard } from '../../../languages/php/flow/guards.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';

export const meta: RuleMeta = {
  id: 'security/object-injection',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-502',
  title: 'Object injection',
  description: 'Data from the request is passed to unserialize() or maybe_unserialize().',
  rationale: `Serialized data may name any class that is loaded: its magic methods then run with properties the sender chose.

Send JSON and read it with \`json_decode()\`. Where old data must be read, pass \`array( 'allowed_classes' => false )\`.`,
  references: [
    { title: 'unserialize()', url: 'https://www.php.net/manual/function.unserialize.php' },
    { title: 'CWE-502', url: 'https://cwe.mitre.org/data/definitions/502.html' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize'],
  examples: {
    bad: [
      { code: "<?php\n$cart = unserialize( base64_decode( $_COOKIE['cart'] ) );\n", lines: [2] },
      { code: "<?php\nmaybe_unserialize( wp_unslash( $_POST['data'] ) );\n", lines: [2] },
    ],
    good: [
      "<?php\n$cart = json_decode( wp_unslash( $_COOKIE['cart'] ), true );\n",
      "<?php\n$cart = unserialize( $_COOKIE['cart'], array( 'allowed_classes' => false ) );\n",
    ],
  },
};

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['unserialize', 'maybe_unserialize'],
      visit({ args: [data, options], name, guards }, context) {
        if ((guards & Guard.Signed) !== 0) return;
        const allowed = options?.value.shape?.entries.get('allowed_classes');
        if (data === undefined || allowed?.constant === false || allowed?.shape != null) return;
        trackSink(context, data.value, Danger.Unserialize, data.node, {
          effect: `is made into objects by ${name}()`,
          suggestion: "Read JSON with json_decode(), or pass array( 'allowed_classes' => false ) to unserialize().",
          // maybe_unserialize() reads what WordPress itself has serialized.
          severities: ['high', 'high', name === 'unserialize' ? 'low' : null],
        });
      },
    },
  ],
};
