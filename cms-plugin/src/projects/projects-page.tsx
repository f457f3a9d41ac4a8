import { Button, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type Problem, request, toProblem } from '../shared/api.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectView } from './project-view.tsx';
import type { Project } from './types.ts';

/** The project that the address names; undefined: none. */
function projectInAddress(): number | undefined {
  const id = Number(new URLSearchParams(location.search).get('project'));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** The list of projects, or the project that the address names. */
export function ProjectsPage(screen: ScreenProps) {
  const id = projectInAddress();
  return id === undefined ? <AllProjects {...screen} /> : <ProjectView id={id} {...screen} />;
}

function AllProjects(screen: ScreenProps) {
  const [list, setList] = useState<Project[]>();
  const [problem, setProblem] = useState<Problem>();
  const load = () => {
    request<Project[]>('/projects').then(setList, (thrown: unknown) => setProblem(toProblem(thrown)));
  };
  useEffect(load, []);

  if (problem !== undefined) {
    return (
      <ProblemNotice problem={problem}>
        <p>
          <Button
            __next40pxDefaultSize
            variant="secondary"
            onClick={() => {
              setProblem(undefined);
              load();
            }}
          >
            {__('Try again', 'presswright')}
          </Button>
        </p>
      </ProblemNotice>
    );
  }
  return list === undefined ? <Spinner /> : <ProjectList projects={list} {...screen} onChange={load} />;
}
