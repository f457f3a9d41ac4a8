import { mount } from '../shared/mount.tsx';
import '../shared/shared.css';
import './projects.css';
import { ProjectsPage } from './projects-page.tsx';

mount('projects', ProjectsPage);
