import { BlockPreview, store as blockEditorStore } from '@wordpress/block-editor';
import { type Block, createBlock, parse, serialize } from '@wordpress/blocks';
import { Button, Notice, TextareaControl } from '@wordpress/components';
import { select } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { request } from '../shared/api.ts';
import { areaProps } from '../shared/field-props.ts';
import { keep, readKept } from '../shared/kept.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import { Waiting } from '../shared/waiting.tsx';
import { announce, areValid, insertAtSelection } from './insert.ts';
import { presetsOf, withKnownPresets } from './known-presets.ts';
import { told } from './told.ts';

const place = 'editor-pattern';

/** Answer of POST /patterns. */
interface PatternAnswer {
  title: string;
  content: string;
  not_understood: { text: string; reason: string }[];
}

/** The blocks of a pattern, in the colours and sizes that this site has. */
function blocksOf(content: string): Block[] {
  const known = presetsOf(select(blockEditorStore).getSettings().__experimentalFeatures);
  return parse(content).map((block) =>
    withKnownPresets(block, known, ({ name }, attributes, inner) => createBlock(name, attributes, inner)),
  );
}

/** A pattern that was made, and with which number. */
export interface MadePattern {
  pattern: PatternAnswer;
  blocks: Block[];
  seed: number;
}

interface Props {
  made: MadePattern | undefined;
  onMade: (made: MadePattern) => void;
}

/** Makes a pattern of a description, shows it, and inserts it. */
export function PatternPanel({ made, onMade }: Props) {
  const [description, setDescription] = useState(() => readKept<string>(place) ?? '');
  const task = useTask<'pattern'>();
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => keep(place, description === '' ? undefined : description), [description]);
  useEffect(() => {
    if (made !== undefined) heading.current?.focus();
  }, [made]);

  const make = async (seed: number) => {
    if (description.trim() === '') {
      field.current?.focus();
      return;
    }
    const body = { description, seed };
    const next = await task.run('pattern', async (signal) => {
      const pattern = await request<PatternAnswer>('/patterns', body, signal);
      const blocks = blocksOf(pattern.content);
      if (blocks.length > 0 && areValid(parse(serialize(blocks)))) return { pattern, blocks, seed };
      throw {
        code: 'presswright_odd_answer',
        message: __(
          'The server sent blocks that this version of WordPress does not understand. Update the server and this plugin to the same version, then try again.',
          'presswright',
        ),
      };
    });
    if (next !== undefined) onMade(next);
  };
  const isBusy = task.busy !== undefined;

  return (
    <form
      className="presswright-stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void make(0);
      }}
    >
      <TextareaControl
        {...areaProps}
        ref={field}
        label={__('What should the pattern show?', 'presswright')}
        help={__('Name sections and what the site is about: “Prices and testimonials for a bakery”.', 'presswright')}
        rows={3}
        maxLength={1000}
        value={description}
        onChange={setDescription}
      />
      <Button
        __next40pxDefaultSize
        variant={made === undefined ? 'primary' : 'secondary'}
        type="submit"
        isBusy={isBusy}
        disabled={isBusy}
        accessibleWhenDisabled
      >
        {__('Make the pattern', 'presswright')}
      </Button>
      {isBusy && <Waiting text={__('Making the pattern…', 'presswright')} onCancel={task.cancel} />}
      {task.problem !== undefined && <ProblemNotice problem={task.problem} settings={told().pages.settings} />}
      {made !== undefined && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {made.pattern.title}
          </h3>
          <div className="presswright-pattern" aria-hidden="true">
            <BlockPreview blocks={made.blocks} viewportWidth={1200} />
          </div>
          {made.pattern.not_understood.length > 0 && (
            <Notice status="warning" isDismissible={false}>
              <ul className="presswright-clauses">
                {made.pattern.not_understood.map(({ text, reason }) => (
                  <li key={text}>
                    <q>{text}</q> <span className="presswright-muted">{reason}</span>
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <div className="presswright-actions">
            <Button
              __next40pxDefaultSize
              variant="primary"
              onClick={() => {
                insertAtSelection(made.blocks.map((block) => copyOf(block)));
                /* translators: %s: name of a pattern. */
                announce(sprintf(__('“%s” was inserted. Undo removes it.', 'presswright'), made.pattern.title));
              }}
            >
              {__('Insert', 'presswright')}
            </Button>
            <Button
              __next40pxDefaultSize
              variant="secondary"
              disabled={isBusy}
              accessibleWhenDisabled
              onClick={() => void make(made.seed + 1)}
            >
              {__('Another look', 'presswright')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

/** The same block with ids of its own, so that it can be inserted twice. */
const copyOf = ({ name, attributes, innerBlocks }: Block): Block =>
  createBlock(name, attributes, innerBlocks.map(copyOf));
