import { Button, Card, CardBody, CheckboxControl, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { typeLabel } from '../findings/labels.ts';
import { type AnalysisType, categories } from '../findings/types.ts';
import { areaProps, fieldProps } from '../shared/field-props.ts';
import type { RunRequest, Target } from './types.ts';

interface Props {
  targets: Target[];
  /** Whether the connection is set up. */
  ready: boolean;
  busy: boolean;
  onStart: (request: RunRequest) => void;
}

const describe = ({ name, version, active }: Target): string => {
  const full = version ? `${name} ${version}` : name;
  /* translators: %s: name and version of a plugin or theme. */
  return active ? full : sprintf(__('%s (inactive)', 'presswright'), full);
};

/** The target that the address names, as links in the list of plugins do; undefined: none. */
function targetInAddress(targets: Target[]): Target | undefined {
  const wanted = new URLSearchParams(location.search).get('target');
  return targets.find(({ id }) => id === wanted);
}

/** Chooses what to analyse and for what. */
export function TargetForm({ targets, ready, busy, onStart }: Props) {
  const [id, setId] = useState(() => (targetInAddress(targets) ?? targets[0])?.id ?? '');
  const [type, setType] = useState<AnalysisType>('all');
  const [withBundled, setWithBundled] = useState(false);
  const target = targets.find((candidate) => candidate.id === id);
  const groups = [
    { label: __('Plugins', 'presswright'), kind: 'plugin' },
    { label: __('Themes', 'presswright'), kind: 'theme' },
  ];

  return (
    <Card>
      <CardBody>
        <form
          className="presswright-target"
          onSubmit={(event) => {
            event.preventDefault();
            if (target && ready && !busy) onStart({ target, analysisType: type, withBundled });
          }}
        >
          <SelectControl
            {...fieldProps}
            label={__('Plugin or theme', 'presswright')}
            value={id}
            onChange={setId}
            disabled={busy}
          >
            {groups.map(({ label, kind }) => (
              <optgroup key={kind} label={label}>
                {targets
                  .filter((candidate) => candidate.kind === kind)
                  .map((candidate) => (
                    <option key={candidate.id} value={candidate.id}>
                      {describe(candidate)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </SelectControl>
          <SelectControl
            {...fieldProps}
            label={__('Check for', 'presswright')}
            value={type}
            onChange={(value) => setType(value as AnalysisType)}
            options={(['all', ...categories] as const).map((value) => ({ value, label: typeLabel(value) }))}
            disabled={busy}
          />
          <CheckboxControl
            {...areaProps}
            label={__('Include bundled third-party code (vendor, node_modules, minified files)', 'presswright')}
            checked={withBundled}
            onChange={setWithBundled}
            disabled={busy}
          />
          <Button
            __next40pxDefaultSize
            variant="primary"
            type="submit"
            disabled={!ready || busy || !target}
            accessibleWhenDisabled
          >
            {__('Analyze', 'presswright')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
