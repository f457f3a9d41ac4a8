import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Button, Notice, TextareaControl, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { areaProps, fieldProps } from '../shared/field-props.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { Waiting } from '../shared/waiting.tsx';
import { plainText } from './plain-text.ts';
import { contentOfSelection } from './selection-content.ts';
import { told } from './told.ts';
import type { BlockPlanning } from './use-block-plan.ts';
import type { Selection } from './use-selection-block.tsx';

const nameField = 'presswright-selection-name';

interface Props {
  planning: BlockPlanning;
  /** There is a plan for what is selected. */
  onPlan: (selection: Selection) => void;
}

/** Makes a block from the selected ones, which it then takes the place of. */
export function SelectionPanel({ planning, onPlan }: Props) {
  const { input, task, change } = planning;
  const { clientIds, found, isLocked } = useSelect((select) => {
    const editor = select(blockEditorStore);
    const ids = editor.getSelectedBlockClientIds();
    return {
      clientIds: ids,
      found: editor.getBlocksByClientId(ids),
      isLocked: !editor.canRemoveBlocks(ids),
    };
  }, []);
  const blocks = found.filter((block) => block !== null);
  const content = contentOfSelection(blocks, plainText);
  const labels = Object.values(content.attributes).map(({ label }) => label);

  if (blocks.length === 0) {
    return (
      <p>
        {__('Select one or more blocks first, such as a group with an image, a heading and a text.', 'presswright')}
      </p>
    );
  }
  if (isLocked) return <p>{__('The selected blocks are locked: unlock them to replace them.', 'presswright')}</p>;
  if (labels.length === 0) {
    return (
      <p>
        {__(
          'The selected blocks hold no text, image, link or list that a block could store. Select others.',
          'presswright',
        )}
      </p>
    );
  }

  const plan = async () => {
    if (input.name.trim() === '') {
      document.getElementById(nameField)?.focus();
      return;
    }
    if (await planning.plan(input.name.trim(), content.attributes)) onPlan({ ...content, clientIds });
  };
  return (
    <form
      className="presswright-stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (task.busy === undefined) void plan();
      }}
    >
      <p>
        {sprintf(
          /* translators: %s: names of fields, such as “Image, Heading”. */
          __('The block will store: %s.', 'presswright'),
          labels.join(', '),
        )}
      </p>
      {content.left.length > 0 && (
        <Notice status="warning" isDismissible={false}>
          <p>
            {sprintf(
              /* translators: %s: names of blocks. */
              __('These blocks cannot be taken along and would go with the selection: %s.', 'presswright'),
              content.left.map((name) => getBlockType(name)?.title ?? name).join(', '),
            )}
          </p>
        </Notice>
      )}
      <TextControl
        {...fieldProps}
        id={nameField}
        label={__('Name of the block', 'presswright')}
        placeholder={__('Team member', 'presswright')}
        maxLength={200}
        value={input.name}
        onChange={(name) => change({ name })}
      />
      <TextareaControl
        {...areaProps}
        label={__('Anything else?', 'presswright')}
        help={__('In English, such as “In a card, image on the left”.', 'presswright')}
        rows={2}
        maxLength={1000}
        value={input.description}
        onChange={(description) => change({ description })}
      />
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
      {task.busy !== undefined && <Waiting text={__('Reading the selection…', 'presswright')} onCancel={task.cancel} />}
      {task.problem !== undefined && <ProblemNotice problem={task.problem} settings={told().pages.settings} />}
    </form>
  );
}
