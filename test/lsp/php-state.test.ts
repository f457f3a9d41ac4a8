import { expect, test } from 'vitest';
import { phpStateAfter } from '../../lsp/src/documents/php-state.ts';

test.each([
  ['', 'html'],
  ['<p>', 'html'],
  ['<?php\n', 'code'],
  ['<?= $a', 'code'],
  ['<?php f(); ?>\n<p>', 'html'],
  ["<?php $a = '?>';\n", 'code'],
  ["<?php $a = 'it\\'s ?>';\n", 'code'],
  ["<?php $a = 'C:\\\\'; ?>", 'html'],
  ["<?php $a = '", 'text'],
  ['<?php $a = "x\\"\n', 'text'],
  ['<?php $a = "x\ny";\n', 'code'],
  ["<?php // it's\n", 'code'],
  ["<?php // it's ?>", 'html'],
  ["<?php # it's", 'text'],
  ['<?php #[Attribute]\n', 'code'],
  ['<?php /* ?> ', 'text'],
  ['<?php /* ?> */', 'code'],
  ["<?php $a = <<<SQL\nSELECT '\n", 'text'],
  ["<?php $a = <<<'SQL'\nSELECT '\n  SQL;\n", 'code'],
  ['<?php ?><?php\n', 'code'],
])('after %j comes %s', (before, state) => {
  expect(phpStateAfter(before)).toBe(state);
});
