import { expect, it } from 'vitest';
import { socketUrl } from './connection';

it('talks to the server beside the page', () => {
  expect(socketUrl('http://127.0.0.1:8018/')).toBe('ws://127.0.0.1:8018/ws');
  expect(socketUrl('https://club.example/#/t/k3f9wd')).toBe('wss://club.example/ws');
  expect(socketUrl('https://club.example/club/#/t/k3f9wd')).toBe('wss://club.example/club/ws');
  expect(socketUrl('http://club.example/club/index.html?x=1#/')).toBe('ws://club.example/club/ws');
});
