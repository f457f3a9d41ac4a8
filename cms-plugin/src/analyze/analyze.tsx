import { mount } from '../shared/mount.tsx';
import '../shared/shared.css';
import './analyze.css';
import { AnalyzePage } from './analyze-page.tsx';

mount('analyze', AnalyzePage);
