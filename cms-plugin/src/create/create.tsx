import { mount } from '../shared/mount.tsx';
import '../shared/shared.css';
import './create.css';
import { CreatePage } from './create-page.tsx';

mount('create', CreatePage);
