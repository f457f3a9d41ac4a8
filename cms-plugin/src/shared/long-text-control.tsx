import { BaseControl, TextareaControl } from '@wordpress/components';
import type { ComponentProps, ReactNode } from 'react';
import { areaProps } from './field-props.ts';

interface Props extends Omit<ComponentProps<typeof TextareaControl>, 'id' | 'label' | 'help'> {
  id: string;
  label: ReactNode;
  help?: ReactNode;
}

/** A text area with an id of its own: that of WordPress would lose its label and its help by it. */
export function LongTextControl({ id, label, help, ...area }: Props) {
  return (
    <BaseControl {...areaProps} id={id} label={label} help={help}>
      <TextareaControl
        {...areaProps}
        {...area}
        id={id}
        aria-describedby={help === undefined ? undefined : `${id}__help`}
      />
    </BaseControl>
  );
}
