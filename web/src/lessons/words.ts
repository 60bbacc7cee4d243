// The words around the lessons.
import { catalogue } from '../words/catalogue.svelte';

export const words = catalogue(
  {
    learn: 'Learn',
    lessonsOf: (title: string) => `Lessons of ${title}`,
    lessons: 'Lessons',
    lesson: (at: number, all: number) => `Lesson ${at} of ${all}`,
    done: 'done',
    tryIt: (title: string) => `Try it in a lesson: ${title}`,
    show: 'Show me',
    again: 'Try again',
    next: 'Next lesson',
    play: 'Play your first game',
    guide: 'Guide',
    guideLong: 'Hints for the first turns',
    /** Of the guide, once it has given its hints. */
    rests: 'From here on you choose by yourself. Whenever you wonder, ask for a hint.',
    reached: 'Well done.',
    missed: 'Not quite.',
    noAnswer: 'That does not reach the aim.',
  },
  {
    learn: '学玩法',
    lessonsOf: (title) => `${title}的课程`,
    lessons: '课程',
    lesson: (at, all) => `第 ${at} 课，共 ${all} 课`,
    done: '已完成',
    tryIt: (title) => `在课程里试试：${title}`,
    show: '看怎么走',
    again: '再试一次',
    next: '下一课',
    play: '玩第一局',
    guide: '引导',
    guideLong: '最初几回合给提示',
    rests: '从这里起由你自己选择；拿不准时，可以要提示。',
    reached: '做得好。',
    missed: '还差一点。',
    noAnswer: '这样达不到目标。',
  },
);
