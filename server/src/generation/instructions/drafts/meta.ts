import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Draft } from './draft.ts';

const copyMeta: Draft = {
  id: 'draft-copy-meta',
  name: 'copy_meta',
  needs: /\bcop(?:y|ies)\b[^.\n]{0,40}\bmeta\b/,
  never: /duplicate/,
  compose(c) {
    const [from, to] = c.fn?.parameters ?? [];
    if (from === undefined || to === undefined) return null;
    c.take([from.name, to.name]);
    const skipped = c.asked.states(/\bkeys?\b[^.]*\b(?:begin|start)\w*\s+with\s+[`"']?(\w+)[`"']?/i)?.[1];
    c.asked.states(/replaced|several rows/i);
    c.asked.states(/quotes|backslash|unchanged/i);
    const object = c.says(/user meta/) ? 'user' : c.says(/term meta/) ? 'term' : 'post';
    const call = (verb: string) => raw(`${verb}_${object}_meta`);
    const skip =
      skipped === undefined
        ? raw('')
        : php`
          if ( str_starts_with( $key, ${skipped} ) ) {
            continue;
          }
        `;
    const counts = c.returnType === 'int';
    c.asked.takeAll();
    return {
      summary: 'Copies meta from one to the other.',
      returns: counts ? 'int' : 'void',
      body: php`
        $copied = 0;
        foreach ( ${call('get')}( ${raw(`$${from.name}`)} ) as $key => $values ) {
          ${skip}
          ${call('delete')}( ${raw(`$${to.name}`)}, $key );
          foreach ( $values as $value ) {
            ${call('add')}( ${raw(`$${to.name}`)}, $key, wp_slash( maybe_unserialize( $value ) ) );
            ++$copied;
          }
        }

        ${counts ? raw('return $copied;') : raw('')}
      `,
    };
  },
};

export const metaDrafts: readonly Draft[] = [copyMeta];
