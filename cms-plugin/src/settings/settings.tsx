import { mount } from '../shared/mount.tsx';
import '../shared/shared.css';
import './settings.css';
import { SettingsPage } from './settings-page.tsx';

mount('settings', SettingsPage);
