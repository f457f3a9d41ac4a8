import { nameFrom } from '@presswright/shared/plan-form/names';
import { useBlockProps } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import { Button, Dashicon, Placeholder, TextareaControl, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConnectionNotice } from '../shared/connection-notice.tsx';
import { areaProps, fieldProps } from '../shared/field-props.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { Waiting } from '../shared/waiting.tsx';
import { BlockMaker } from './block-maker.tsx';
import { announce, filledBlock, replacePlaceholder } from './insert.ts';
import { told } from './told.ts';
import { useBlockPlan } from './use-block-plan.ts';

/** Asks what block is to be made, and gives its place to it. */
function GenerateBlock({ clientId }: { clientId: string }) {
  const planning = useBlockPlan('editor-block');
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { input, task, change } = planning;
  const { problem, pages } = told();

  const plan = async () => {
    if (input.description.trim() === '') {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const name = input.name.trim() || nameFrom(input.description) || __('My block', 'presswright');
    if (await planning.plan(name)) setOpen(true);
  };

  return (
    <div {...useBlockProps()}>
      <Placeholder
        icon={<Dashicon aria-hidden="true" icon="code-standards" />}
        label={__('Generate a block', 'presswright')}
        instructions={__('It takes this place once it is installed. This question is never saved.', 'presswright')}
      >
        <form
          ref={form}
          // The frame of the content has the styles of components, but not ours.
          style={{ display: 'grid', gap: 16, width: '100%' }}
          onSubmit={(event) => {
            event.preventDefault();
            if (task.busy === undefined) void plan();
          }}
        >
          {problem !== '' && <ConnectionNotice problem={problem} settings={pages.settings} />}
          <TextareaControl
            {...areaProps}
            label={__('What should the block show?', 'presswright')}
            placeholder={__('A quote with a name, a photo and five stars, in a card.', 'presswright')}
            rows={3}
            maxLength={1000}
            value={input.description}
            onChange={(description) => change({ description })}
          />
          <TextControl
            {...fieldProps}
            label={__('Name', 'presswright')}
            help={__('If empty, a name is taken from the description.', 'presswright')}
            maxLength={200}
            value={input.name}
            onChange={(name) => change({ name })}
          />
          <div>
            <Button
              __next40pxDefaultSize
              variant="primary"
              type="submit"
              isBusy={task.busy !== undefined}
              disabled={task.busy !== undefined}
              accessibleWhenDisabled
            >
              {__('Show the plan', 'presswright')}
            </Button>
          </div>
          {task.busy !== undefined && (
            <Waiting text={__('Reading the description…', 'presswright')} onCancel={task.cancel} />
          )}
          {task.problem !== undefined && <ProblemNotice problem={task.problem} settings={pages.settings} />}
        </form>
      </Placeholder>
      {isOpen && (
        <BlockMaker
          planning={planning}
          onClose={() => setOpen(false)}
          onInstalled={(name) => {
            setOpen(false);
            replacePlaceholder(clientId, filledBlock(name, {}));
            announce(__('The block was inserted. Undo removes it from the page.', 'presswright'));
          }}
        />
      )}
    </div>
  );
}

/** Adds “Generate a block…” to the block inserter. */
export function registerGenerateBlock(): void {
  registerBlockType('presswright/generate', {
    apiVersion: 3,
    title: __('Generate a block…', 'presswright'),
    description: __('Describe a block: it is made, installed and inserted.', 'presswright'),
    category: 'widgets',
    icon: 'code-standards',
    keywords: [__('new block', 'presswright'), 'Presswright', __('create', 'presswright')],
    supports: { html: false, reusable: false, customClassName: false, lock: false, renaming: false },
    attributes: {},
    edit: GenerateBlock,
    save: () => null,
  });
}
