import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'participle-to-verb': {
    makes: [
      [
        'The film explores the grief of a mother, offering hope to others.',
        'The film explores the grief of a mother and offers hope to others.',
      ],
      [
        'The club signed two players, adding depth to the team.',
        'The club signed two players and added depth to the team.',
      ],
      [
        'The rooms are small, offering a good view of the lake.',
        'The rooms are small and offer a good view of the lake.',
      ],
      [
        'The tool joins text and images, providing a full view of the case.',
        'The tool joins text and images, and provides a full view of the case.',
      ],
      [
        'The new rules can cut waste, thereby reducing the cost of care.',
        'The new rules can cut waste and thereby reduce the cost of care.',
      ],
      [
        'The cost of rooms and meals can add up quickly, making it harder for families to come.',
        'The cost of rooms and meals can add up quickly and make it harder for families to come.',
      ],
      [
        'Long screens at night can cause headaches, red eyes, and bad sleep, further harming the health of children.',
        'Long screens at night can cause headaches, red eyes, and bad sleep, and further harm the health of children.',
      ],
      [
        'The hotel is well situated, offering easy access to the lake.',
        'The hotel is well situated and offers easy access to the lake.',
      ],
      [
        'The survey covers two towns, highlighting the need for buses.',
        'The survey covers two towns and shows the need for buses.',
      ],
      [
        'The machine can check parts at night, reducing the number of faults and giving people more rest.',
        'The machine can check parts at night and reduce the number of faults and give people more rest.',
      ],
    ],
    leaves: [
      'Many towns have seen growth, leading to a higher standard of life.',
      'The app tracks sales, making it one of the best.',
      'The book was published in 1990, offering hope to others.',
      'The film does not explore grief, offering hope to others.',
      'The study finds that firms sell data, offering hope to others.',
      'The film explores grief, offering hope and making people laugh.',
      'I saw the man run, leaving his bag on the seat.',
      'We present maps made from one of the tests, illustrating the reach of the storm.',
      'They often become detached from their friends, limiting their ability to learn.',
      'The camera must take pictures of the whole sky, requiring a lot of memory.',
      'When a task waits, it can lose its point, making it hard to finish, and can even be dropped.',
      'The writers present a new method, aiming to help small schools.',
      'The song became a hit in the spring, showing a new side of the band.',
      'We were out in the old town, celebrating the end of the year.',
      'Old tests have helped us yet often need long waits and money, limiting the use of them.',
      'The book can help children to read, giving them hope.',
    ],
  },
}
