import { Dashicon, PanelBody } from '@wordpress/components';
import { PluginSidebar, PluginSidebarMoreMenuItem } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { ConnectionNotice } from '../shared/connection-notice.tsx';
import '../shared/shared.css';
import '../projects/projects.css';
import './editor.css';
import { registerGenerateBlock } from './generate-block-type.tsx';
import { ImprovePanel, type Outcome } from './improve-panel.tsx';
import { type MadePattern, PatternPanel } from './pattern-panel.tsx';
import { placeAskedBlock } from './place-block.ts';
import { SelectionPanel } from './selection-panel.tsx';
import { told } from './told.ts';
import { useSelectionBlock } from './use-selection-block.tsx';

const icon = <Dashicon aria-hidden="true" icon="code-standards" />;

type Panel = 'selection' | 'pattern' | 'improve';

/** What goes on is kept here: the sidebar forgets it when it is closed, which narrow screens do by themselves. */
function Sidebar() {
  const { pages, problem } = told();
  const [open, setOpen] = useState<ReadonlySet<Panel>>(new Set(['selection']));
  const [made, setMade] = useState<MadePattern>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { planning, start, maker } = useSelectionBlock();
  const panel = (name: Panel) => ({
    opened: open.has(name),
    onToggle: () => {
      const next = new Set(open);
      if (!next.delete(name)) next.add(name);
      setOpen(next);
    },
  });

  return (
    <>
      <PluginSidebarMoreMenuItem target="sidebar" icon={icon}>
        Presswright
      </PluginSidebarMoreMenuItem>
      <PluginSidebar name="sidebar" title="Presswright" icon={icon}>
        <div className="presswright presswright-sidebar">
          {problem !== '' && (
            <PanelBody>
              <ConnectionNotice problem={problem} settings={pages.settings} />
            </PanelBody>
          )}
          <PanelBody title={__('Make a block from this selection', 'presswright')} {...panel('selection')}>
            <SelectionPanel planning={planning} onPlan={start} />
          </PanelBody>
          <PanelBody title={__('Describe a pattern', 'presswright')} {...panel('pattern')}>
            <PatternPanel made={made} onMade={setMade} />
          </PanelBody>
          <PanelBody title={__('Improve this pattern', 'presswright')} {...panel('improve')}>
            <ImprovePanel outcome={outcome} onChecked={setOutcome} />
          </PanelBody>
        </div>
      </PluginSidebar>
      {maker}
    </>
  );
}

registerPlugin('presswright', { render: Sidebar });
registerGenerateBlock();
void placeAskedBlock();
