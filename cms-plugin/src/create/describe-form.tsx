import type { ProjectKind } from '@presswright/shared/generators';
import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { KindInput } from '../plan-steps/kind-input.ts';
import { fieldProps } from '../shared/field-props.ts';
import { LongTextControl } from '../shared/long-text-control.tsx';

interface Props {
  kind: ProjectKind;
  input: KindInput;
  isBusy: boolean;
  onChange: (part: Partial<KindInput>) => void;
  onPlan: () => void;
}

const question = (kind: ProjectKind): string =>
  ({
    plugin: __('What should the plugin do?', 'presswright'),
    block: __('What should the block show?', 'presswright'),
    theme: __('What should the theme look like?', 'presswright'),
    scaffold: '',
  })[kind];

const example = (kind: ProjectKind): string =>
  ({
    /* translators: an example of what to type. The server reads English, so leave it in English. */
    plugin: __(
      'Testimonials with a photo, a star rating and a link. Show them as a grid. Visitors can send one in; email me for each.',
      'presswright',
    ),
    /* translators: an example of what to type. The server reads English, so leave it in English. */
    block: __('A quote with a name, a photo and five stars, in a card.', 'presswright'),
    /* translators: an example of what to type. The server reads English, so leave it in English. */
    theme: __('A warm, dark theme for a bakery, with testimonials.', 'presswright'),
    scaffold: '',
  })[kind];

/** The longest description that the server takes. */
const maxLength = { plugin: 16_384, block: 1000, theme: 1000, scaffold: 1000 } as const;

/** Description and name of what is to be created. */
export function DescribeForm({ kind, input, isBusy, onChange, onPlan }: Props) {
  const isDescribed = kind !== 'scaffold';
  const hasPlan = input.draft !== undefined;
  return (
    <form
      className="presswright-stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onPlan();
      }}
    >
      {isDescribed && (
        <LongTextControl
          id="presswright-description"
          label={question(kind)}
          help={__(
            'Describe it in plain English, one wish per sentence. You will see a plan before anything is made.',
            'presswright',
          )}
          placeholder={example(kind)}
          rows={4}
          maxLength={maxLength[kind]}
          value={input.description}
          onChange={(description) => onChange({ description })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
      )}
      <TextControl
        {...fieldProps}
        id="presswright-name"
        label={__('Name', 'presswright')}
        help={isDescribed ? __('If empty, a name is taken from the description.', 'presswright') : undefined}
        maxLength={200}
        value={input.name}
        onChange={(name) => onChange({ name })}
      />
      {isDescribed && (
        <div className="presswright-actions">
          <Button
            __next40pxDefaultSize
            variant={hasPlan ? 'secondary' : 'primary'}
            type="submit"
            isBusy={isBusy}
            disabled={isBusy}
            accessibleWhenDisabled
          >
            {hasPlan ? __('Read the description again', 'presswright') : __('Show the plan', 'presswright')}
          </Button>
          {hasPlan && <span className="presswright-muted">{__('This replaces the plan below.', 'presswright')}</span>}
        </div>
      )}
    </form>
  );
}
