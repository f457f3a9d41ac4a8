import { Modal, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { GenerateStep } from '../plan-steps/generate-step.tsx';
import { usePlanSchema } from '../plan-steps/use-plan.ts';
import { BlockResult } from './block-result.tsx';
import { told } from './told.ts';
import type { BlockPlanning } from './use-block-plan.ts';

interface Props {
  planning: BlockPlanning;
  /** The block is registered in this editor. */
  onInstalled: (name: string) => void;
  onClose: () => void;
}

/** A plan of a block → its files → the block on the site. */
export function BlockMaker({ planning, onInstalled, onClose }: Props) {
  const { input, change } = planning;
  const schema = usePlanSchema('block');
  const [project, setProject] = useState<number>();
  return (
    <Modal
      /* translators: %s: name of a block. */
      title={sprintf(__('New block: %s', 'presswright'), input.name)}
      className="presswright-maker"
      size="large"
      shouldCloseOnClickOutside={false}
      onRequestClose={onClose}
    >
      <div className="presswright">
        {project === undefined && input.draft !== undefined && schema !== undefined && (
          <div className="presswright-stack">
            <GenerateStep
              kind="block"
              input={input}
              draft={input.draft}
              schema={schema}
              pages={told().pages}
              isNew
              onChange={change}
              onMade={(made) => {
                change({ job: undefined });
                setProject(made);
              }}
            />
          </div>
        )}
        {project === undefined && schema === undefined && <Spinner />}
        {project !== undefined && (
          <BlockResult
            id={project}
            onBack={() => setProject(undefined)}
            onClose={onClose}
            onInstalled={(name) => {
              planning.clear();
              onInstalled(name);
            }}
          />
        )}
      </div>
    </Modal>
  );
}
