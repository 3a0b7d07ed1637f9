import type { OperationExamples } from './phrase-examples.ts'

export const CLAUSE_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  'subordinate-to-back': {
    makes: [
      ['When prices rise, many families save money.', 'Many families save money when prices rise.'],
      ['When people are tired, they make mistakes.', 'People make mistakes when they are tired.'],
    ],
    leaves: [
      'If you listen to it, I would love to hear your thoughts on the stories.',
      'Since prices are high, many families save money.',
      'When prices rise, this hurts them.',
      'As a student, I worked at night.',
      'Although some find the work dull, others may find it soothing.',
      'As Clara looked at the bright stars, a thought struck her like thunder.',
      'As she turned the page, pictures of a young woman filled the room.',
      'When you look up, the room has grown dark.',
      'When I turned the corner, I saw three men lying on the ground.',
    ],
  },
  'subordinate-to-front': {
    makes: [['Many families save money when prices rise.', 'When prices rise, many families save money.']],
    leaves: [
      'They asked when the shop would open.',
      'It failed even when prices rose.',
      'Yet many families save money when prices rise.',
      'We visit our family often although they live far away.',
      'Clara smiled when the sun warmed her face.',
      'The cafe offers cheap meals for busy days when cooking takes too long.',
      'I try to avoid it because the thought hurts.',
    ],
  },
  'opening-to-middle': {
    makes: [
      [
        'Over the past decade, several cities have invested heavily in trams, buses, and cycle lanes.',
        'Several cities have, over the past decade, invested heavily in trams, buses, and cycle lanes.',
      ],
    ],
    leaves: [
      'In the next round, top teams are ready to play.',
      'In conclusion, several cities have invested in trams.',
      'In the past, they have invested in trams.',
      'In recent years, the city has not invested in trams.',
      'In their view, the city has failed.',
      'With online maps, drivers can find every street.',
      'At the same time, the city is growing.',
    ],
  },
  'join-however': {
    makes: [
      [
        'The room was warm and quiet. However, the food was cold.',
        'The room was warm and quiet, but the food was cold.',
      ],
    ],
    leaves: [
      'The room was warm, quiet and large. However, the food was cold.',
      'The room was warm and quiet. However, as we ate, it grew cold.',
    ],
  },
  'but-to-although': {
    makes: [
      [
        'The food is cheap to buy, but it is cold. The room is cheap to rent, but it is loud.',
        'The food is cheap to buy, but it is cold. Although the room is cheap to rent, it is loud.',
      ],
      [
        'The tool is cheap to buy, but its filters cost a lot.',
        'Although the tool is cheap to buy, its filters cost a lot.',
      ],
    ],
    leaves: [
      'I glanced over at the pump, but it was working well.',
      'People started to fight the pumps, but the pumps were strong.',
      'It is not the price that counts, but it is the taste.',
      'The tool is cheap, but costly to run.',
      'If the tool is cheap to buy, but its filters cost a lot, wait.',
    ],
  },
  'time-phrase-to-back': {
    makes: [
      ['In recent years, the town has grown fast.', 'The town has grown fast in recent years.'],
      ['In recent years, 37 firms have closed.', '37 firms have closed in recent years.'],
    ],
    leaves: ['In recent years, costs rose, and firms closed.', 'At the same time, the town has grown fast.'],
  },
  'time-phrase-to-front': {
    makes: [['The council built a new bridge in 2018.', 'In 2018, the council built a new bridge.']],
    leaves: [
      'This began in 2018.',
      'He studied the floods that hit the town in 2018.',
      'The town managed to halve its waste in four years.',
      'Lastly, people eat less bread today.',
      'The plan was first shown in 1916.',
      'The coach has been idle since he left the club in 2018.',
    ],
  },
  'place-phrase-to-back': {
    makes: [['In modern cities, cars cause much noise.', 'Cars cause much noise in modern cities.']],
    leaves: [
      'In conclusion, cars cause much noise.',
      'In modern cities, they cause much noise.',
      'In the reference setting, the same value was used throughout.',
      'In the old hall, the guard gripped his lamp.',
      'In the old hall, the guard found a lamp.',
    ],
  },
  'purpose-to-back': {
    makes: [['To save fuel, the city built new lanes.', 'The city built new lanes to save fuel.']],
    leaves: [
      'To harvest the fruit, you must first plant the trees.',
      'To finish, we split an order of cakes.',
      'To conclude, the city built new lanes.',
      'To save fuel, the city has not built new lanes.',
    ],
  },
  'purpose-to-front': {
    makes: [
      [
        'The team used a new scanner to test the samples quickly.',
        'To test the samples quickly, the team used a new scanner.',
      ],
    ],
    leaves: ['The team used the opportunity to test the samples quickly.'],
  },
  'by-phrase-to-back': {
    makes: [
      ['By walking to work, people save money.', 'People save money by walking to work.'],
      [
        'By selling fresh food, shops can help close the gap in the town.',
        'Shops can help close the gap in the town by selling fresh food.',
      ],
      ['Despite these costs, the plan has support.', 'The plan has support despite these costs.'],
    ],
    leaves: [
      'Despite initially costing little, the player has raised his value.',
      'By doing so, people save money.',
      'By walking to work, people learn that sport helps.',
      'By walking to work, people plan to save money.',
      'Despite this, the plan has support.',
    ],
  },
  'by-phrase-to-front': {
    makes: [['People save money by walking to work.', 'By walking to work, people save money.']],
    leaves: ['The bread was ruined by burning it.', 'I marked it by taking a long trip.'],
  },
  'adverb-to-front': {
    makes: [['Small firms often lose their data.', 'Often, small firms lose their data.']],
    leaves: ['Fad diets recently claimed that bread harms people.', 'There are often small faults.'],
  },
  'adverb-to-middle': {
    makes: [['Typically, small firms lose their data.', 'Small firms typically lose their data.']],
    leaves: ['Typically, it rains here.'],
  },
  'also-to-end': {
    makes: [['The plan also helps trade.', 'The plan helps trade too.']],
    leaves: ['The plan also helps trade and sport.', 'The guide also recommends cleaning with a dry cloth.'],
  },
  'opener-to-middle': {
    makes: [['However, the old plan failed badly.', 'The old plan, however, failed badly.']],
    leaves: [
      'Consequently, new methods become popular.',
      'However, it failed badly.',
      'For example, the plan referred to above failed badly.',
    ],
  },
  'while-to-but': {
    makes: [
      ['While the plan is costly, most people like it.', 'The plan is costly, but most people like it.'],
      [
        'While some critics raise doubts about the cost, the gains outweigh it.',
        'Some critics raise doubts about the cost, but the gains outweigh it.',
      ],
      [
        'Although the plan was costly, most people liked it.',
        'The plan was costly, but most people liked it.',
      ],
      [
        'Still, while Plato’s plan is costly and slow, most people like it.',
        'Still, Plato’s plan is costly and slow, but most people like it.',
      ],
    ],
    leaves: [
      'While Darnay stands for honour, Carton stands for sacrifice.',
      'While the soup boiled, he read a book.',
      'While she was away, the shop closed.',
      'While he is reading, the soup boils.',
    ],
  },
  'reasons-why': {
    makes: [['There are many reasons why people leave the town.', 'People leave the town for many reasons.']],
    leaves: ['There are many reasons to leave the town.'],
  },
  'reason-is-that': {
    makes: [['One reason why she left is that it was cheap.', 'She left partly because it was cheap.']],
    leaves: ['One reason is that it is cheap.'],
  },
  'there-are-that': {
    makes: [['There are many firms that sell bread in town.', 'Many firms sell bread in town.']],
    leaves: ['There are three firms that sell bread in town.'],
  },
  'there-are-to': {
    makes: [['There are several benefits to regular sleep.', 'Regular sleep has several benefits.']],
    leaves: ['There are several benefits to sleep and food.'],
  },
  'copula-inversion': {
    makes: [['One reason for the delay is the bad weather.', 'The bad weather is one reason for the delay.']],
    leaves: ['One reason for the delay is that it rained.', 'One benefit of the plan is its low cost.'],
  },
  'extraposed-infinitive': {
    makes: [['It is difficult to find steady work.', 'Finding steady work is difficult.']],
    leaves: [
      'It is difficult to say that they won.',
      'It is possible to win here.',
      'It is difficult to find steady work in a small town with few shops.',
    ],
  },
  'passive-to-active': {
    makes: [
      ['The gate was opened by the old guard.', 'The old guard opened the gate.'],
      ['Small errors can be found by most users.', 'Most users can find small errors.'],
    ],
    leaves: [
      'The gate was opened by force of habit in the end by then.',
      'The work was done by hand.',
      'The law is made by those in power.',
    ],
  },
  'relative-reduction': {
    makes: [['They list methods that are used in schools.', 'They list methods used in schools.']],
    leaves: ['I write about a book that is going to be read on air.', 'They list methods that are good.'],
  },
  'relative-to-participle': {
    makes: [['People who live in towns walk more.', 'People living in towns walk more.']],
    leaves: [
      'We have a plan that ensures a fair share.',
      'We introduce a model that enhances modern methods.',
      'People who often live in towns walk more.',
      'It is an enzyme that helps cells grow.',
      'Many hold that work in towns is hard.',
      'They built a model for images that describes the colours.',
    ],
  },
  appositive: {
    makes: [
      [
        'They met in Leeds, which is a large city in the north.',
        'They met in Leeds, a large city in the north.',
      ],
    ],
    leaves: ['They met in Leeds, which is large.', 'They met in Leeds, which was a great pity.'],
  },
  'result-participle': {
    makes: [
      [
        'The metal expands on warm days, causing small cracks.',
        'The metal expands on warm days, which causes small cracks.',
      ],
    ],
    leaves: [
      'The trailer is misleading, giving a false idea of it.',
      'The staff were friendly and kind, making time for us.',
      'The flaws hide its potential, resulting in a poor film.',
      'The metal can expand on warm days, causing small cracks.',
      'The leaves produce pure oxygen, making them useful.',
      'The guard stays awake, making sure that all is well.',
      'A risk linked to heat is the growth of cracks, leading to leaks.',
    ],
  },
  'split-at-and': {
    makes: [
      [
        'The new library opened its doors in the spring of the year, and the old building was sold to a local firm soon after.',
        'The new library opened its doors in the spring of the year. The old building was sold to a local firm soon after.',
      ],
      [
        'The soup was light and full of flavor, and the bread was filled with seeds and nuts.',
        'The soup was light and full of flavor. The bread was filled with seeds and nuts.',
      ],
    ],
    leaves: [
      'Banks will not process any card payments after the deadline, and there are fees for each of the late transfers made.',
      'The plot of it is good, the acting is superb, and the story is full of turns.',
      'The library opened, and the old building was sold.',
      'The plot of the film was rather thin, the acting was poor throughout, and the sound of the whole thing was bad as well.',
      'Sleep is vital because its phases restore the body and the brain every night, and it keeps the whole heart in good order.',
    ],
  },
  'split-at-semicolon': {
    makes: [
      [
        'The library opened in spring; however, few people came.',
        'The library opened in spring. However, few people came.',
      ],
    ],
    leaves: ['They saw cats; dogs; owls.'],
  },
  'join-this': {
    makes: [
      [
        'The shop sells local bread. This helps small farms.',
        'The shop sells local bread, which helps small farms.',
      ],
    ],
    leaves: ['The shop sells local bread. This shop is old.'],
  },
  'join-also': {
    makes: [['The library is large. It is also very old.', 'The library is large and is also very old.']],
    leaves: ['The library is large. They are also old.'],
  },
  'opening-to-back': {
    makes: [
      ['In many small towns, cars cause much noise.', 'Cars cause much noise in many small towns.'],
      [
        'When people are tired, they make mistakes, leading to delays.',
        'People make mistakes when they are tired, leading to delays.',
      ],
    ],
    leaves: [
      'While aiming for success, the focus remains on steady play.',
      'In conclusion, cars cause much noise.',
      'In this way, cars cause much noise.',
      'In the novel, it causes much noise.',
      'When prices rise, I think that people save money.',
      'By raising prices, firms try to meet the costs of making goods in towns.',
      'In many towns, firms try to meet the costs of making goods.',
      'As dusk fell, a tune filled the air, sad and slow.',
      'In a quiet office, two men argue about the price.',
      'When a star burns out, it eventually collapses.',
      'Although the shop is old, it sells good bread.',
      'If you like old books, then this is the place.',
      'If a risk is found, our plan tells us its size.',
    ],
  },
  'closing-to-front': {
    makes: [
      [
        'The old shop is popular because it sells good bread.',
        'Because the old shop sells good bread, it is popular.',
      ],
      [
        'The town is quiet, as most people work elsewhere.',
        'As most people work elsewhere, the town is quiet.',
      ],
    ],
    leaves: [
      'The fire began in the evening, when the shop was full.',
      'They do not know when the shop opens.',
      'The shop did not close because it was old.',
      'It is wise to go because it is free.',
      'It was a day like any other when the roof fell.',
      'The boys keep wondering if they belong there.',
      'The boys vowed to practise until they were good.',
      "Parking can be a pain since it's in a busy area.",
    ],
  },
  'statement-first': {
    makes: [
      [
        'Another benefit of sleep is that it helps the memory.',
        'Sleep helps the memory, which is another benefit.',
      ],
    ],
    leaves: ['Another benefit of this is that it helps the memory.'],
  },
  'the-reason-is': {
    makes: [['The reason they left is that the rent was high.', 'They left because the rent was high.']],
    leaves: ['The reason is that the rent was high.'],
  },
  'using-to-front': {
    makes: [['We tested the model using new data.', 'Using new data, we tested the model.']],
    leaves: ['They sold the tools using it.'],
  },
  'swap-clauses': {
    makes: [
      [
        'The food was fresh, and the portions were large.',
        'The portions were large, and the food was fresh.',
      ],
      [
        'Cats are quiet animals, while dogs are loud animals.',
        'Dogs are loud animals, while cats are quiet animals.',
      ],
    ],
    leaves: [
      'The food was fresh, and the portions were also large.',
      'The door opened, and the guests came in.',
      'In contrast, the food was fresh, and the portions were large.',
    ],
  },
  'manner-after-object': {
    makes: [['It can dramatically improve public health.', 'It can improve public health dramatically.']],
    leaves: ['It can greatly improve public health in towns.'],
  },
  'active-to-passive': {
    makes: [['Many factors shape public opinion.', 'Public opinion is shaped by many factors.']],
    leaves: [
      'Many people shape public opinion.',
      'Many factors shape their opinion.',
      'Many factors shape a child.',
      'By raising doubts, many factors shape public opinion.',
      'Many factors are shaping public opinion.',
      'Many factors shape public opinion. They change each year.',
      'Art shapes the public opinion of many large towns.',
    ],
  },
  'swap-adjectives': {
    makes: [
      ['They want a safe and healthy diet.', 'They want a healthy and safe diet.'],
      ['The room was clean and inviting.', 'The room was inviting and clean.'],
    ],
    leaves: [
      'They bought a new identity, clean and untraceable.',
      'It is a very nice and clean place.',
      'They had good and bad days.',
      'They like black and white films.',
      'It has direct and indirect effects.',
      'It helps small and medium-sized firms.',
    ],
  },
  'swap-nouns': {
    makes: [
      ['They value their skills and knowledge.', 'They value their knowledge and skills.'],
      ['They found new interests and hobbies.', 'They found new hobbies and interests.'],
      ['Shops and libraries can help old people.', 'Libraries and shops can help old people.'],
      ['They need the wisdom and kindness they lack.', 'They need the kindness and wisdom they lack.'],
    ],
    leaves: [
      'They share the desire to wreak havoc and chaos.',
      'They sued their teachers and staff.',
      'The hall rang with laughter and grandeur.',
      'It harms the economy and businesses alike.',
      'The entrance and exit are on one street.',
      'They take part in the wreaking of doors and windows.',
      'They study supply and demand.',
      'They need support and access to care.',
      'They offer health and social services.',
      'They study the sources and effects of noise.',
      'They offer mental health and happiness.',
      'The recognition and classification of faults take time.',
      'They share a loyalty and admiration for the school.',
      'They praised their skill and patience for the task.',
      'They helped the child and society as a whole.',
      'Fights broke out in taverns and insults were traded.',
    ],
  },
  'rotate-list': {
    makes: [
      ['They value honesty, courage, and kindness.', 'They value kindness, honesty, and courage.'],
      ['It needs fresh ingredients and bold flavors.', 'It needs bold flavors and fresh ingredients.'],
    ],
    leaves: [
      'It spans asset classes, security types, industries, geographies, credit qualities, and durations.',
      'They answer with a honk and an obscene gesture.',
      'They value honesty, courage, and other virtues.',
      'They met Anna, Ben, and Carl.',
      'It needs great food, service, and space.',
      'It raised significant safety and ethical concerns.',
      'It reflects current risk trends and price levels.',
      'It helps individuals, families, and society.',
      'It showed a growing love for the plain man and the rise of new parties.',
      'It stems from the plain man and the rise of new parties.',
      'It must cope with noise, light, and seasonal changes.',
      'They avoid coastal banks and insurance firms.',
    ],
  },
  'swap-actions': {
    makes: [['It helps to improve health and reduce costs.', 'It helps to reduce costs and improve health.']],
    leaves: ['It helps to improve health and reduce its costs.', 'They had to find data and test models.'],
  },
  'base-after-modal': {
    makes: [
      ['It can became a habit.', 'It can become a habit.'],
      ['They want to goes home.', 'They want to go home.'],
    ],
    leaves: ['It can hurt a lot.', 'Should students with low marks play?', 'They walked to works of art.'],
  },
  'pronoun-agreement': {
    makes: [
      ['They was late for school.', 'They were late for school.'],
      ['I know that he have time.', 'I know that he has time.'],
    ],
    leaves: ['One of these is late.', 'If it were late, they would go.'],
  },
  'plural-after-many': {
    makes: [['Many student are late.', 'Many students are late.']],
    leaves: [
      'Many people are late.',
      'Many student loans are late.',
      'Much of the research is late.',
      'Many land and marine animals are at risk.',
      'The rocks are like those found on Mars.',
    ],
  },
  'double-comparative': {
    makes: [['It is more better now.', 'It is better now.']],
    leaves: ['It is the more better known of them.'],
  },
  'drop-opener': {
    makes: [['Moreover, the old plan failed.', 'The old plan failed.']],
    leaves: ['However, the old plan failed.'],
  },
  'drop-intensifier': {
    makes: [
      ['They are very useful books.', 'They are useful books.'],
      ['It is a very important step.', 'It is an important step.'],
    ],
    leaves: ['They are not very useful books.', 'It is a very old book.', 'It is so very kind.'],
  },
  'drop-that': {
    makes: [['They believe that it works well.', 'They believe it works well.']],
    leaves: ['They believe that dogs work well.'],
  },
  'drop-doublet': {
    makes: [
      ['It brings growth and development to towns.', 'It brings growth to towns.'],
      ['The room is cozy and comfortable.', 'The room is cozy.'],
      ['They want to protect and preserve the park.', 'They want to protect the park.'],
    ],
    leaves: [
      'Growth and development are slow.',
      'The rules are short, clear and concise.',
      'They know the difference between growth and development.',
      'The pumps are quiet and cheap.',
    ],
  },
  'drop-hollow-tail': {
    makes: [['The new plan worked well, highlighting the importance of care.', 'The new plan worked well.']],
    leaves: [
      'The new plan worked well, highlighting the 12 values of Leeds.',
      'The plan worked well, saving the town money.',
    ],
  },
  'drop-filler': {
    makes: [
      ['They like their own homes.', 'They like their homes.'],
      ['The plan also helps small firms.', 'The plan helps small firms.'],
    ],
    leaves: ['They live on their own.'],
  },
  'split-for-readers': {
    makes: [
      [
        'The old shop sells very good local bread, but it closes early each day.',
        'The old shop sells very good local bread. But it closes early each day.',
      ],
      [
        'The shop in the town sells bread each day, which helps the small farms nearby.',
        'The shop in the town sells bread each day. This helps the small farms nearby.',
      ],
    ],
    leaves: [
      'The shop sells bread, but it closes early.',
      'The food at the inn was terrible, the service was even worse, and the rooms were cold and dark.',
    ],
  },
}
