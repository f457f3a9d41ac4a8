import { type ProjectKind, projectKinds } from '@presswright/shared/generators';
import { Dashicon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { kindLabel } from '../shared/kind-labels.ts';

const icons = {
  block: 'block-default',
  plugin: 'admin-plugins',
  theme: 'admin-appearance',
  scaffold: 'editor-code',
} as const;

const about = (kind: ProjectKind): string =>
  ({
    block: __('One block for the editor, with its look and its settings.', 'presswright'),
    plugin: __('Content with fields, forms, automations, roles and settings.', 'presswright'),
    theme: __('Colors, fonts, templates and patterns of a whole site.', 'presswright'),
    scaffold: __('An empty plugin in good order, to program yourself.', 'presswright'),
  })[kind];

/** What is to be created. */
export function KindChoice({ kind, onChange }: { kind: ProjectKind; onChange: (kind: ProjectKind) => void }) {
  return (
    <fieldset className="presswright-kinds">
      <legend>{__('What do you want to create?', 'presswright')}</legend>
      {projectKinds.map((one) => (
        <label key={one} className="presswright-kind">
          <input
            type="radio"
            name="presswright-kind"
            value={one}
            checked={one === kind}
            onChange={() => onChange(one)}
          />
          <Dashicon aria-hidden="true" icon={icons[one]} />
          <span>
            <strong>{kindLabel(one)}</strong>
            <span className="presswright-muted">{about(one)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
